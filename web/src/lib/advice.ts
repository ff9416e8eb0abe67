/** Hints in words. */

import { shareOf } from './odds'
import type { Hint, Offer, Worth } from './wire'
import type { Words } from './words'

export type Advised = {
  /** The text of the move, by which boards mark what plays it. */
  move: string
  best: string
  /** What it is worth, the next best, and why: a sentence each. */
  more: string[]
}

/** A hint as sentences; null if the moves it is about are not on offer. */
export function adviceOf(hint: Hint, offers: Offer[], words: Words): Advised | null {
  const label = (text: string) => offers.find((offer) => offer.text === text)?.said
  const best = label(hint.best.move)
  if (!best) return null
  const { next, of, why, games } = hint
  const other = next && label(next.move)
  const more = [
    hint.best.value === null ? '' : words.say(`hint-worth-${of}`, amountsOf(hint.best.value, words.language)),
    other ? nextBest(words.offer(other), worthOf(next.value, of, words), words) : '',
    words.say(`hint-why-${why}`, { games }),
  ]
  return { move: hint.best.move, best: words.offer(best), more: more.filter(Boolean) }
}

function nextBest(move: string, worth: string, words: Words): string {
  return worth ? words.say('hint-next-worth', { move, worth }) : words.say('hint-next', { move })
}

/** What a move is worth, in a word or two: "62 %", "21.5 points". */
export function worthOf(value: number | null, of: Worth, words: Words): string {
  return value === null ? '' : words.say(`worth-${of}`, amountsOf(value, words.language))
}

function amountsOf(value: number, language: string): { percent: number; points: string } {
  const points = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)
  return { percent: shareOf(value), points }
}
