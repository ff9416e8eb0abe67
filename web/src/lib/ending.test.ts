import { expect, test } from 'vitest'
import { inARow, standingsOf, verdictOf } from './ending'
import { situation } from './situation.fixture'

const scored = (...scores: number[]) =>
  scores.map((score) => ({
    nickname: 'x',
    connected: true,
    score,
    kind: 'person' as const,
    bot: null,
    stand_in: false,
    failed: false,
  }))

test('who has won is said to the winner and to all others', () => {
  const over = { state: 'over' as const, seats: scored(3, 7, 7) }
  expect(verdictOf(situation({ ...over, winners: [1] }))).toEqual({ id: 'end-won', seats: [1] })
  expect(verdictOf(situation({ ...over, winners: [1], holds: [1] }))?.id).toBe('end-won-you')
  expect(verdictOf(situation({ ...over, winners: [1], holds: [0, 1, 2], hot_seat: true }))?.id).toBe('end-won')
  expect(verdictOf(situation({ ...over, winners: [1, 2] }))).toEqual({ id: 'end-shared', seats: [1, 2] })
  expect(verdictOf(situation({ ...over, winners: [0, 1, 2] }))?.id).toBe('end-shared-all')
  expect(verdictOf(situation(over))).toBeNull()
})

test('winners come first, then the others by score', () => {
  const order = (winners: number[]) => standingsOf(situation({ seats: scored(3, 7, 7, 9), winners }))
  expect(order([2]).map(({ seat }) => seat)).toEqual([2, 3, 1, 0])
  expect(order([2]).map(({ won }) => won)).toEqual([true, false, false, false])
  expect(order([]).map(({ score }) => score)).toEqual([9, 7, 7, 3])
})

test('names in a row', () => {
  expect(inARow(['Ann', 'Bob', 'Cy'], 'en')).toBe('Ann, Bob, and Cy')
  expect(inARow(['Ann', 'Bob', 'Cy'], 'fr')).toBe('Ann, Bob et Cy')
})
