/** The keys that move the cursor over the board, in eight directions: arrows, Q E Y C, and the number pad. */

import type { Words } from '../../lib/words'

type Step = readonly [number, number]

const STEPS: Record<string, Step> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  q: [-1, -1],
  e: [1, -1],
  y: [-1, 1],
  c: [1, 1],
  Numpad7: [-1, -1],
  Numpad8: [0, -1],
  Numpad9: [1, -1],
  Numpad4: [-1, 0],
  Numpad6: [1, 0],
  Numpad1: [-1, 1],
  Numpad2: [0, 1],
  Numpad3: [1, 1],
}

/** The step a key asks for. The number pad goes by place, whether or not Num Lock is on. */
export function stepOf({ key, code, ctrlKey, altKey, metaKey }: KeyboardEvent): Step | undefined {
  if (ctrlKey || altKey || metaKey) return undefined
  return STEPS[code] ?? STEPS[key] ?? STEPS[key.toLowerCase()]
}

/** The keys that only this board has, with what they do. */
export function keys(words: Words): { keys: string[]; does: string }[] {
  return [
    { keys: ['Q', 'E', 'Y', 'C'], does: words.say('page-keys-slanted') },
    { keys: ['7', '8', '9', '4', '6', '1', '2', '3'], does: words.say('page-keys-pad') },
    { keys: [words.say('key-name-enter')], does: words.say('page-keys-enter') },
  ]
}
