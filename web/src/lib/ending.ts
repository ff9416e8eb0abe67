/** How a match of several ended: who won, and in which order they came in. */

import type { Situation } from './wire'

export type Verdict = { id: 'end-won-you' | 'end-won' | 'end-shared' | 'end-shared-all'; seats: number[] }

/** The sentence that says who won, and of whom; null if nobody did. */
export function verdictOf({ winners, seats, holds, hot_seat }: Situation): Verdict | null {
  const [first] = winners
  if (first === undefined) return null
  if (winners.length === seats.length) return { id: 'end-shared-all', seats: winners }
  if (winners.length > 1) return { id: 'end-shared', seats: winners }
  return { id: holds.includes(first) && !hot_seat ? 'end-won-you' : 'end-won', seats: winners }
}

export type Standing = { seat: number; score: number; won: boolean }

/** The seats from the first to the last: winners before all others, then by score. */
export function standingsOf({ winners, seats }: Situation): Standing[] {
  return seats
    .map(({ score }, seat) => ({ seat, score, won: winners.includes(seat) }))
    .sort((one, other) => Number(other.won) - Number(one.won) || other.score - one.score || one.seat - other.seat)
}

/** Names in a row, as the language sets them: "Ann, Bob and Cy". */
export function inARow(names: string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}
