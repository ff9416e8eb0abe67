import { expect, test } from 'vitest'
import { heaviestBlow, mergeLog, turnsOf } from './log'
import type { LogEntry } from './wire'

function entry(number: number, seat: LogEntry['seat'], loss?: number): LogEntry {
  const events = loss === undefined ? [] : [{ id: 'event-hit', args: { loss } }]
  return { number, seat, verb: 'v', said: { id: 'v', args: {} }, events }
}
const luck = (number: number) => entry(number, 'chance')

test('new moves are appended, moves taken back disappear', () => {
  const log = [luck(0), entry(1, 0), entry(2, 0)]
  expect(mergeLog(log, 3, [entry(3, 0)])).toHaveLength(4)
  expect(mergeLog(log, 2, [])).toEqual(log.slice(0, 2))
  expect(mergeLog(log, 1, [entry(1, 0, 5)])).toEqual([log[0], entry(1, 0, 5)])
})

test('a gap is noticed', () => {
  expect(mergeLog([luck(0)], 3, [entry(3, 0)])).toBeNull()
})

test('a turn begins with luck after a move, or with another seat', () => {
  const solo = turnsOf([luck(0), luck(1), entry(2, 0), entry(3, 0), luck(4), entry(5, 0)])
  expect(solo.map((turn) => [turn.number, turn.first, turn.seat, turn.entries.length])).toEqual([
    [1, 0, 0, 4],
    [2, 4, 0, 2],
  ])
  expect(turnsOf([entry(0, 0), entry(1, 0), entry(2, 1), entry(3, 0)]).map((turn) => turn.seat)).toEqual([0, 1, 0])
})

test('where luck waits for nobody it belongs to the turn of whoever moved', () => {
  const turns = turnsOf([luck(0), entry(1, 0), luck(2), entry(3, 0), entry(4, 1), luck(5), entry(6, 1)], false)
  expect(turns.map((turn) => [turn.seat, turn.entries.length])).toEqual([
    [0, 4],
    [1, 3],
  ])
})

test('the heaviest blow is the first of the largest losses', () => {
  expect(heaviestBlow([entry(0, 0, 1), entry(1, 0, 3), entry(2, 0, 3)])?.number).toBe(1)
  expect(heaviestBlow([luck(0), entry(1, 0, 0)])).toBeNull()
})
