import { expect, test } from 'vitest'
import { framesOf, paceOf, spanOf, WHOLE } from './recap'
import { logOf, situation } from './situation.fixture'

const me = situation({ holds: [0] })
const watcher = situation({ holds: [], seat: null })

test('what others did begins after my last decision and the dice that fell for it', () => {
  expect(spanOf(logOf('cc0c1c1'), me)).toEqual({ from: 4, to: 7 })
  expect(spanOf(logOf('0ccc11c0c1'), me)).toEqual({ from: 9, to: 10 })
})

test('at my first turn, all that others did before', () => {
  expect(spanOf(logOf('cc1c'), me)).toEqual({ from: 0, to: 4 })
})

test('where nobody else has played there is nothing to show', () => {
  for (const log of ['', 'ccc', 'cc0', 'cc0ccc', '1c0cc']) expect(spanOf(logOf(log), me)).toBeNull()
})

test('a watcher sees the last turn', () => {
  expect(spanOf(logOf('c00c1c1c'), watcher)).toEqual({ from: 3, to: 8 })
  expect(spanOf(logOf('c0'), watcher)).toEqual({ from: 0, to: 2 })
  expect(spanOf(logOf('cc'), watcher)).toBeNull()
})

test('at one device, each seat has its own last turn', () => {
  const seats = { holds: [0, 1], hot_seat: true }
  expect(spanOf(logOf('0c1c'), situation({ ...seats, seat: 0 }))).toEqual({ from: 2, to: 4 })
  expect(spanOf(logOf('0c1c'), situation({ ...seats, seat: 1 }))).toBeNull()
})

test('dice are shown with the move they follow; now itself is not among the moments', () => {
  const log = logOf('0c1ccc1c1c')
  expect(framesOf(log, { from: 2, to: 10 })).toEqual([2, 6, 8])
  expect(framesOf(logOf('01'), { from: 1, to: 2 })).toEqual([1])
})

test('however long it was, it is shown in five seconds', () => {
  for (const moves of [1, 3, 10, 17, 60, 400]) {
    const frames = framesOf(logOf('0' + '1c'.repeat(moves)), { from: 1, to: 1 + 2 * moves })
    expect(frames.length * paceOf(frames.length)).toBeLessThanOrEqual(WHOLE)
    expect(paceOf(frames.length)).toBeGreaterThan(250)
    expect(new Set(frames).size).toBe(frames.length)
    expect(frames).toEqual(frames.toSorted((one, other) => one - other))
  }
})
