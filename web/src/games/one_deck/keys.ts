/** The keys of this board: letters for what is done with dice, digits for what goes with them. */

import type { Words } from '../../lib/words'

export type Letter = 'best' | 'join' | 'discard'
const LETTERS: readonly Letter[] = ['best', 'join', 'discard']

/** The letter of a deed, in the reader's language. */
export const letterOf = (deed: Letter, words: Words): string => words.say(`board-key-${deed}`)

/** The deed a letter stands for. */
export function deedOf(event: KeyboardEvent, words: Words): Letter | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return undefined
  return LETTERS.find((deed) => letterOf(deed, words) === event.key.toUpperCase())
}

/** The place in a list that a digit asks for. */
export function digitOf(event: KeyboardEvent): number | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined
  return /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : undefined
}

/** The keys that only this board has, with what they do. */
export function keys(words: Words): { keys: string[]; does: string }[] {
  return [
    ...LETTERS.map((deed) => ({ keys: [letterOf(deed, words)], does: words.say(`board-does-${deed}`) })),
    { keys: ['1', '…', '9'], does: words.say('board-keys-digits') },
    { keys: [words.say('key-name-enter')], does: words.say('board-keys-enter') },
  ]
}
