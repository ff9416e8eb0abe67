import { expect, test } from 'vitest'
import french from '../words/fr.ftl?raw'
import welcome from '../../../src/undercroft/games/welcome/words/fr.ftl?raw'
import oneCard from '../../../src/undercroft/games/one_card/words/fr.ftl?raw'
import dungeonRoll from '../games/dungeon_roll/fr.ftl?raw'
import oneDeck from '../games/one_deck/fr.ftl?raw'
import { chanceWords } from '../games/one_deck/chances'
import { signed } from '../games/dungeon_roll/labels'
import { adviceOf, amountOf, worthOf } from './advice'
import { linesOf } from './odds'
import { someOffers } from './situation.fixture'
import type { Worth } from './wire'
import { Words } from './words'

/** A point in a number, thousands that nothing keeps apart, and a per cent sign at which a line may end. */
const WRONG = /\d\.\d|(?<![\d,.])\d{5,}|(?<![\u00a0\u202f])%/g
const wrong = (text: string): string[] => text.match(WRONG) ?? []
const SHARES = [0, 0.0004, 0.004, 0.3333, 0.624, 0.9989, 0.9999, 1]
const words = (...more: string[]) => new Words('fr', french, ...more)

test('what is written in another way is found', () => {
  expect(['12%', '12 %', '1.5', '12345'].map(wrong).filter((found) => !found.length)).toEqual([])
  expect(['12\u00a0%', '1,5', '12\u202f345'].flatMap(wrong)).toEqual([])
})

test('hints write numbers in the French way', () => {
  const offers = someOffers('go', 'stay')
  const kinds: Worth[] = ['win', 'level', 'points']
  for (const of of kinds)
    for (const best of SHARES)
      for (const other of SHARES) {
        const [first, next] = [best, other].map((value) => (of === 'points' ? 12345.6 * value : value))
        const advised = adviceOf(
          {
            best: { move: 'go', value: first ?? 0, wins: 0.025 },
            next: { move: 'stay', value: next ?? 0, wins: 0.5 },
            of,
            why: 'clear',
            games: 123456,
          },
          offers,
          words('move-go = Allez\nmove-stay = Restez'),
        )
        expect(wrong(advised?.more.join(' ') ?? '%')).toEqual([])
      }
  expect(worthOf({ value: 0.0004, wins: null }, 'win', words(), 1)).toBe('<0,1\u00a0%')
  expect(amountOf(12345.67, 'points', words())).toBe('12\u202f345,7')
})

test('so do odds', () => {
  for (const file of [oneCard, dungeonRoll, welcome])
    for (const share of SHARES) {
      const odds = { clear: share, expected: 1234.56 * share, survive: share }
      expect(wrong(linesOf(odds, words(file)).join(' '))).toEqual([])
    }
  const spread = { mean: 1.25, shares: [] }
  const chance = { move: 1, what: 'open', wounds: spread, time: spread, survive: 0.875, low: 0.81, high: 0.91 }
  expect(chanceWords({ ...chance, rounds: spread }, words(oneDeck))).toContain('1,3')
  expect(wrong(chanceWords({ ...chance, rounds: spread }, words(oneDeck)))).toEqual([])
  expect(signed(-1234.5, words())).toBe('−1\u202f234,5')
})
