/** The keys of this board: a letter for each face of a party die, digits for what goes with what is picked. */

import { deedOf } from '../../lib/keys'
import type { Words } from '../../lib/words'
import { PARTY, type PartyFace } from './table'

/** The letter of a face, in the reader's language. */
export const letterOf = (face: PartyFace, words: Words): string => words.say(`board-key-${face}`)

/** The face a letter stands for. A letter that all tables share (M, H) is the board's only while the focus is on it; with
    Shift it is never the board's. */
export function faceOf(event: KeyboardEvent, onBoard: boolean, words: Words): PartyFace | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return undefined
  const face = PARTY.find((each) => letterOf(each, words) === event.key.toUpperCase())
  return deedOf(event, true) && !onBoard ? undefined : face
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
