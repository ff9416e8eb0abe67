/** Hints in words. */

import type { Hint, Offer, Worth } from './wire'
import type { Words } from './words'

export type Advised = {
  /** The text of the move, by which boards mark what plays it. */
  move: string
  best: string
  /** What it is worth, the next best, and why: a sentence each. */
  more: string[]
}

/** What a move is worth, and the chance to win where that is told in points. */
type Weighed = { value: number | null; wins: number | null }

const LEAST_WINS = 0.01 // a smaller chance to win is not told beside points

/** A hint as sentences; null if the moves it is about are not on offer. */
export function adviceOf(hint: Hint, offers: Offer[], words: Words): Advised | null {
  const label = (text: string) => offers.find((offer) => offer.text === text)?.said
  const best = label(hint.best.move)
  if (!best) return null
  const { next, of, why, games } = hint
  const [worth, nextWorth] = apart(hint.best, next, of, words)
  const other = next && label(next.move)
  const more = [
    worth && words.say(`hint-worth-${of}`, { worth }),
    other ? nextBest(words.offer(other), nextWorth, why === 'even' ? 'even' : 'next', words) : '',
    words.say(`hint-why-${why}`, { games }),
  ]
  return { move: hint.best.move, best: words.offer(best), more: more.filter(Boolean) }
}

function nextBest(move: string, worth: string, how: 'next' | 'even', words: Words): string {
  return worth ? words.say(`hint-${how}-worth`, { move, worth }) : words.say('hint-next', { move })
}

/** What both are worth; with a decimal, if they look the same without. */
function apart(one: Weighed, other: Weighed | null, of: Worth, words: Words): [string, string] {
  const told = (places: number): [string, string] => [
    worthOf(one, of, words, places),
    other ? worthOf(other, of, words, places) : '',
  ]
  const [first, second] = told(0)
  return first === second ? told(1) : [first, second]
}

/** What a move is worth, in a few words: "62 %", "21.5 points", "2.6 floors cleared, 12 % won". */
export function worthOf({ value, wins }: Weighed, of: Worth, words: Words, places = 0): string {
  if (value === null) return ''
  const worth = words.say(`worth-${of}`, { percent: percentOf(value, words, places), points: tenths(value) })
  return (wins ?? 0) < LEAST_WINS ? worth : words.say('worth-beside', { worth, wins: percentOf(wins ?? 0, words) })
}

/** A share in per cent; what happens seldom is not never, and what happens mostly is not always. */
function percentOf(share: number, words: Words, places = 0): string {
  const least = 10 ** -places
  const told = Math.round((100 * share) / least) * least
  const number = (value: number) =>
    new Intl.NumberFormat(words.language, { maximumFractionDigits: places }).format(value)
  if (told <= 0 && share > 0) return `<${number(least)}`
  return told >= 100 && share < 1 ? `>${number(100 - least)}` : number(told)
}

/** What is expected over a game, of which only the last number needs to say what it is: "2.6", "1", "3 floors cleared". */
export function amountOf(value: number, of: Worth, words: Words): string {
  if (of !== 'points') return worthOf({ value, wins: null }, of, words)
  return new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(value)
}

const tenths = (value: number) => Math.round(value * 10) / 10
