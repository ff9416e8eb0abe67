/** The keys of this board: a letter for each face of a party die, digits for what goes with what is picked. */

import type { Words } from '../../lib/words'
import { PARTY, type PartyFace } from './table'

/** The letter of a face, in the reader's language: its initial, or where all tables use that, another of its letters. */
export const letterOf = (face: PartyFace, words: Words): string => words.say(`board-key-${face}`)

/** The face a letter stands for. */
export function faceOf(event: KeyboardEvent, words: Words): PartyFace | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return undefined
  return PARTY.find((each) => letterOf(each, words) === event.key.toUpperCase())
}

/** The place in a list that a digit asks for. */
export function digitOf(event: KeyboardEvent): number | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined
  return /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : undefined
}

/** The keys that only this board has, with what they do. */
export function keys(words: Words): { keys: string[]; does: string }[] {
  return [
    ...PARTY.map((face) => ({ keys: [letterOf(face, words)], does: words.say(`face-${face}`) })),
    { keys: ['1', '…', '9'], does: words.say('board-keys-digits') },
    { keys: [words.say('key-name-enter')], does: words.say('board-keys-enter') },
  ]
}
