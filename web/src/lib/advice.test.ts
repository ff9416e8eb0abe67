import { expect, test } from 'vitest'
import english from '../words/en.ftl?raw'
import french from '../words/fr.ftl?raw'
import { adviceOf, amountOf, worthOf } from './advice'
import { someOffers } from './situation.fixture'
import type { Hint } from './wire'
import { Words } from './words'

const GAME = 'move-go = Go\nmove-stay = Stay'
const offers = someOffers('go', 'stay')
const hint = (more: Partial<Hint> = {}): Hint => ({
  best: { move: 'go', value: 0.624, wins: null },
  next: { move: 'stay', value: 0.58, wins: null },
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
      'Won 62\u00a0% of the games played on from here.',
      'Next best: Stay (58\u00a0%).',
      'It was clearly better in 900 games played on.',
    ],
  })
})

test('what looks the same is told with a decimal, and what is neither never nor always says so', () => {
  const both = (best: number, next: number, words?: Words) =>
    told(
      hint({ best: { move: 'go', value: best, wins: null }, next: { move: 'stay', value: next, wins: null } }),
      words,
    )
      ?.more.slice(0, 2)
      .map((sentence) => /[<>]?[\d.,]+.%/.exec(sentence)?.[0])
  expect(both(0.9912, 0.9894)).toEqual(['99.1\u00a0%', '98.9\u00a0%'])
  expect(both(0.999, 0.5)).toEqual(['>99\u00a0%', '50\u00a0%'])
  expect(both(0.9999, 0.9998)).toEqual(['>99.9\u00a0%', '>99.9\u00a0%'])
  expect(both(0.004, 0, new Words('fr', french, GAME))).toEqual(['<1\u00a0%', '0\u00a0%'])
})

test('what could not be told apart is called as good', () => {
  const even = told(hint({ next: { move: 'stay', value: 0.65, wins: null }, why: 'even' }))
  expect(even?.more.slice(1)).toEqual([
    'About as good: Stay (65\u00a0%).',
    '900 games played on do not tell the two apart.',
  ])
})

test('points are points, and a level is a level', () => {
  const points = hint({
    best: { move: 'stay', value: 21.46, wins: null },
    next: { move: 'go', value: 20, wins: null },
    of: 'points',
  })
  expect(told(points)?.more.slice(0, 2)).toEqual(['In the end: about 21.5 points.', 'Next best: Go (20 points).'])
  expect(told(hint({ of: 'level' }))?.more[0]).toBe('Clears the level 62\u00a0% of the time.')
  expect(told(points, new Words('fr', french, GAME))?.more[0]).toBe('À la fin\u00a0: environ 21,5 points.')
})

test('a game names its own points, and the chance to win stands beside them from one in a hundred on', () => {
  const floors = `${GAME}\nworth-points = { $points ->\n    [one] { $points } floor\n   *[other] { $points } floors\n}`
  const words = new Words('en', english, floors)
  const given = hint({
    best: { move: 'go', value: 2.61, wins: 0.123 },
    next: { move: 'stay', value: 1.04, wins: 0.004 },
    of: 'points',
  })
  expect(told(given, words)?.more.slice(0, 2)).toEqual([
    'In the end: about 2.6 floors, 12\u00a0% won.',
    'Next best: Stay (1 floor).',
  ])
  expect(worthOf({ value: 3, wins: 0.01 }, 'points', words)).toBe('3 floors, 1\u00a0% won')
})

test('over a game only the last number says what it is', () => {
  const words = new Words('fr', french, GAME)
  expect(amountOf(2.64, 'points', words)).toBe('2,6')
  expect(amountOf(0.64, 'win', words)).toBe('64\u00a0%')
})

test('the only move has no worth and no rival', () => {
  const only = hint({ best: { move: 'go', value: null, wins: null }, next: null, why: 'only', games: 0 })
  expect(told(only)?.more).toEqual(['It is the only move there is.'])
})

test('a hint about moves that are not offered is not told', () => {
  expect(told(hint({ best: { move: 'fly', value: 0.9, wins: null } }))).toBeNull()
})
