/** What the odds tell about a choice: `odds` in games/one_deck/odds.py. */

import type { Words } from '../../lib/words'

export type Spread = { mean: number; shares: number[] }

/** One choice, as it went in many simulated games; `low` and `high` bound the chance to live, or to win. */
export type Chance = {
  move: number | null
  what: string
  wounds: Spread
  time: Spread | null
  survive: number
  low: number
  high: number
  rounds: Spread | null
}

export const chanceOf = (odds: unknown, move: number): Chance | undefined =>
  ((odds as { choices?: Chance[] } | null)?.choices ?? []).find((each) => each.move === move)

/** The chance in a few words: to live, hearts, and time or rounds. */
export function chanceWords(chance: Chance, words: Words): string {
  const mean = (spread: Spread) => Math.round(spread.mean * 10) / 10
  return [
    words.say(chance.what === 'descend' ? 'board-chance-win' : 'board-chance-live', {
      percent: percent(chance.survive),
      low: Math.min(percent(chance.low), percent(chance.survive)),
      high: Math.max(percent(chance.high), percent(chance.survive)),
    }),
    words.say('board-chance-wounds', { n: mean(chance.wounds) }),
    ...(chance.time ? [words.say('board-chance-time', { n: mean(chance.time) })] : []),
    ...(chance.rounds ? [words.say('board-chance-rounds', { n: mean(chance.rounds) })] : []),
  ].join(' · ')
}

/** Never 0 or 100 % for what is not certain. */
export function percent(chance: number): number {
  const rounded = Math.round(chance * 100)
  if (rounded === 0 && chance > 0) return 1
  return rounded === 100 && chance < 1 ? 99 : rounded
}
