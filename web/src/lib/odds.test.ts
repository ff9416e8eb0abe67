import { expect, test } from 'vitest'
import { linesOf } from './odds'
import { Words } from './words'

const TEXT = `
odds-clear = { $percent } % to clear the level
odds-change = { $signed } experience
odds-levels = { $value } levels
odds-exact = Computed exactly.
`

test('each number with a message becomes a sentence', () => {
  const odds = { clear: 0.414, change: -1.26, levels: 2.5, exact: true, other: 3, list: [1], note: 'x' }
  expect(linesOf(odds, new Words('en', TEXT))).toEqual([
    '41 % to clear the level',
    '-1.3 experience',
    '2.5 levels',
    'Computed exactly.',
  ])
  expect(linesOf({ change: 1.26 }, new Words('fr', TEXT))).toEqual(['+1,3 experience'])
})

test('what may happen is neither never nor always', () => {
  const percents = [0, 0.002, 0.5, 0.998, 1].map((clear) => linesOf({ clear }, new Words('en', TEXT))[0]?.split(' ')[0])
  expect(percents).toEqual(['0', '1', '50', '99', '100'])
})

test('what is not so, and what is not there, is not said', () => {
  const words = new Words('en', TEXT)
  expect(linesOf({ exact: false, clear: null, change: undefined }, words)).toEqual([])
  expect(linesOf({}, words)).toEqual([])
})
