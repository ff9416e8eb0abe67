import { describe, expect, it } from 'vitest'
import { beatOf, roundsOf } from './story'
import { aLog, said } from './table.fixture'

const hit = said('event-hit', { power: 5, hp: 2 })
const round = (number: number) => said('event-round', { round: number })
const log = aLog(
  ['first'],
  ['hero', round(1)],
  ['pass', said('event-enters')],
  ['flip', hit],
  ['flip', said('event-turned', { power: 3 })],
  ['axe', said('event-harmless', { power: 3 }), said('event-succeeds')],
  ['choose', round(2)],
  ['flip', said('event-gains', { power: 2, hp: 5 })],
)

describe('the beat of a card', () => {
  it('is what came of the card turned over last', () => {
    expect(beatOf(log, 4)).toEqual({ told: [hit], change: -5 })
    expect(beatOf(log, 8).change).toBe(2)
  })

  it('goes on with what was decided about it, and leaves out the end of the round', () => {
    expect(beatOf(log, 5)).toEqual({ told: [], change: 0 })
    expect(beatOf(log, 6).told.map(({ id }) => id)).toEqual(['event-harmless'])
  })

  it('is nothing before the dungeon, and in a new round', () => {
    expect(beatOf(log, 3)).toEqual({ told: [], change: 0 })
    expect(beatOf(log, 7)).toEqual({ told: [], change: 0 })
  })
})

it('rounds begin after the move that starts them', () => {
  expect(roundsOf(log)).toEqual([
    { round: 1, start: 2 },
    { round: 2, start: 7 },
  ])
})
