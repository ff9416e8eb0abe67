/** What the options of a game are called. */

import type { GameOption } from './wire'
import type { Words } from './words'

/** A value: as the box that is played with calls it, where it is not the game's own; else as the game's words do. */
export const optionLabel = (option: GameOption | undefined, name: string, value: string, words: Words): string =>
  option?.labels?.[value]?.[words.language] ?? words.say(`option-${name}-${value}`)
