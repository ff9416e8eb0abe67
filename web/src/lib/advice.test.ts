import { expect, test } from 'vitest'
import english from '../words/en.ftl?raw'
import french from '../words/fr.ftl?raw'
import { adviceOf } from './advice'
import { someOffers } from './situation.fixture'
import type { Hint } from './wire'
import { Words } from './words'

const GAME = 'move-go = Go\nmove-stay = Stay'
const offers = someOffers('go', 'stay')
const hint = (more: Partial<Hint> = {}): Hint => ({
  best: { move: 'go', value: 0.624 },
  next: { move: 'stay', value: 0.58 },
  of: 'win',
  why: 'clear',
  games: 900,
  ...more,
})
const told = (given: Hint, words = new Words('en', english, GAME)) => adviceOf(given, offers, words)

test('a hint says what is best, what that is worth, what comes next, and why', () => {
  expect(told(hint())).toEqual({
    move: 'go',
    best: 'Go',
    more: [
      'Won 62 % of the games played on from here.',
      'Next best: Stay (58 %).',
      'It was clearly better in 900 games played on.',
    ],
  })
})

test('points are points, and a level is a level', () => {
  const points = hint({ best: { move: 'stay', value: 21.46 }, next: { move: 'go', value: 20 }, of: 'points' })
  expect(told(points)?.more.slice(0, 2)).toEqual(['About 21.5 points in the end.', 'Next best: Go (20 points).'])
  expect(told(hint({ of: 'level' }))?.more[0]).toBe('Clears the level 62 % of the time.')
  expect(told(points, new Words('fr', french, GAME))?.more[0]).toBe('Environ 21,5 points à la fin.')
})

test('the only move has no worth and no rival', () => {
  const only = hint({ best: { move: 'go', value: null }, next: null, why: 'only', games: 0 })
  expect(told(only)?.more).toEqual(['It is the only move there is.'])
})

test('a hint about moves that are not offered is not told', () => {
  expect(told(hint({ best: { move: 'fly', value: 0.9 } }))).toBeNull()
})
