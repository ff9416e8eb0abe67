import { expect, test } from 'vitest'
import { planOf, rollerOf, rollingOf, type RollHabits } from './rolling'
import { rolling, situation } from './situation.fixture'

const QUICK: RollHabits = { byItself: true, unhurried: false }
const alone = { seats: situation().seats.slice(0, 1) }
const bobIsAway = { seats: situation().seats.map((seat, n) => ({ ...seat, connected: n === 0 })) }

test('a game may say who rolls', () => {
  expect(rollingOf(rolling({ by: 1, what: 'dungeon', count: 3 }).view)).toEqual({
    by: 1,
    at_once: true,
    what: 'dungeon',
    count: 3,
  })
  expect(rollingOf(rolling(null).view)).toBeNull()
  expect(rollingOf(rolling({}).view)).toBeNull()
  expect(rollingOf({ ...rolling({ by: 1 }).view, turn: 0 })).toBeNull()
})

test('whom the dice wait for', () => {
  expect(rollerOf(rolling({ by: 0 }))).toBe('me')
  expect(rollerOf(rolling({ by: 1 }))).toBe('other')
  expect(rollerOf(rolling({ by: 1 }, bobIsAway))).toBe('away')
  expect(rollerOf(rolling({ by: 1 }, { holds: [0, 1], hot_seat: true }))).toBe('me')
  expect(rollerOf(rolling(null))).toBe('me')
  expect(rollerOf(rolling(null, { may: situation().may }))).toBe('other')
  expect(rollerOf(situation())).toBeNull()
})

test('where a game does not say who rolls, the dice wait for a press', () => {
  expect(planOf(rolling(null), 0, QUICK)).toBe('never')
  expect(planOf(rolling(null, alone), 0, QUICK)).toBe('never')
})

test('dice that follow a choice of the same person fall with it', () => {
  expect(planOf(rolling({ by: 0 }), 0, QUICK)).toBe('now')
  expect(planOf(rolling({ by: 0 }, alone), 0, QUICK)).toBe('now')
  expect(planOf(rolling({ by: 0 }), 0, { ...QUICK, unhurried: true })).toBe('now')
  expect(planOf(rolling({ by: 1 }, { holds: [0, 1], hot_seat: true }), 0, QUICK)).toBe('now')
})

test('where a new part begins there is a moment to look: for somebody alone as long as they like', () => {
  expect(planOf(rolling({ by: 0, at_once: false }, alone), 0, QUICK)).toBe('never')
  expect(planOf(rolling({ by: 0 }, alone), 'chance', QUICK)).toBe('never')
  expect(planOf(rolling({ by: 0 }, alone), undefined, QUICK)).toBe('never')
  expect(planOf(rolling({ by: 0, at_once: false }), 0, QUICK)).toBe('soon')
})

test('when others wait for my roll it happens soon, unless I have switched that off', () => {
  expect(planOf(rolling({ by: 0 }), 1, QUICK)).toBe('soon')
  expect(planOf(rolling({ by: 0 }), 1, { ...QUICK, unhurried: true })).toBe('never')
  expect(planOf(rolling({ by: 0 }), 1, { ...QUICK, byItself: false })).toBe('never')
  expect(planOf(rolling({ by: 0 }), 0, { ...QUICK, byItself: false })).toBe('never')
})

test('nobody rolls for somebody who is there, but for somebody who is away', () => {
  expect(planOf(rolling({ by: 1 }), 0, QUICK)).toBe('never')
  expect(planOf(rolling({ by: 1 }, bobIsAway), 0, QUICK)).toBe('soon')
  expect(planOf(rolling({ by: 1 }, { ...bobIsAway, holds: [], may: situation().may }), 0, QUICK)).toBe('never')
})
