/** Odds in words. What a game computes is its own; the page shows each number for which there is a message. */

import type { Words } from './words'

export type TableOdds = Record<string, unknown>

/** A sentence for each field KEY with a message `odds-KEY`: numbers as $value, $percent and $signed, and what is true. */
export function linesOf(odds: TableOdds, words: Words): string[] {
  return Object.entries(odds).flatMap(([key, value]) => {
    const id = `odds-${key}`
    if (!words.has(id)) return []
    if (typeof value === 'number') return [words.say(id, inWays(value, words.language))]
    return value === true ? [words.say(id)] : []
  })
}

function inWays(value: number, language: string): { value: number; percent: number; signed: string } {
  const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  return { value: Math.round(value * 10) / 10, percent: shareOf(value), signed: signed.format(value) }
}

/** A share in per cent; what may happen is neither never nor always. */
export function shareOf(value: number): number {
  const percent = Math.round(value * 100)
  return value > 0 && value < 1 ? Math.min(99, Math.max(1, percent)) : percent
}
