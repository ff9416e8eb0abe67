/** What the log tells of the dungeon: how the card went that was turned over last, and where the rounds begin. */

import type { LogEntry, Said } from '../../lib/wire'

/** `change`: what it did to the hit points. */
export type Beat = { told: Said[]; change: number }

const OF_A_CARD = ['hit', 'harmless', 'protected', 'gains', 'falls', 'revived'].map((kind) => `event-${kind}`)
const NOTHING: Beat = { told: [], change: 0 }

/** What came of the card turned over last, after `played` moves. */
export function beatOf(log: readonly LogEntry[], played: number): Beat {
  const before = log.slice(0, played)
  const round = before.findLastIndex(({ events }) => events.some(({ id }) => id === 'event-round'))
  const flip = before.findLastIndex(({ said }) => said.id === 'flip')
  if (flip < 0 || flip < round) return NOTHING
  const told = before
    .slice(flip)
    .flatMap(({ events }) => events)
    .filter(({ id }) => OF_A_CARD.includes(id))
  return { told, change: told.reduce((sum, said) => sum + changeBy(said), 0) }
}

function changeBy({ id, args }: Said): number {
  const power = typeof args.power === 'number' ? args.power : 0
  return id === 'event-hit' ? -power : id === 'event-gains' ? power : 0
}

export type Round = { round: number; start: number }

/** The rounds played so far, and after how many moves each begins. */
export function roundsOf(log: readonly LogEntry[]): Round[] {
  return log.flatMap(({ number, events }) =>
    events
      .filter(({ id }) => id === 'event-round')
      .map(({ args }) => ({ round: Number(args.round), start: number + 1 })),
  )
}
