/** The keys of this board. */

import type { Words } from '../../lib/words'

export type Direction = readonly [number, number]

const DIRECTIONS: Record<string, Direction> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>

/** The direction in which an arrow moves the cursor. */
export function directionOf({ key, ctrlKey, altKey, metaKey }: Pressed): Direction | undefined {
  return ctrlKey || altKey || metaKey ? undefined : DIRECTIONS[key]
}

/** What a key does to the map: 1 nearer, -1 farther, 0 all of it. */
export function zoomOf({ key, ctrlKey, altKey, metaKey }: Pressed): 1 | 0 | -1 | undefined {
  if (ctrlKey || altKey || metaKey) return undefined
  return key === '+' || key === '=' ? 1 : key === '-' || key === '−' ? -1 : key === '0' ? 0 : undefined
}

/** A double click is one click: the second half must not press what has come in its place. */
export function once(event: MouseEvent, run: () => void): void {
  if (event.detail < 2) run()
}

/** The keys that only this board has, with what they do. */
export function keys(words: Words): { keys: string[]; does: string }[] {
  return [
    { keys: ['↑', '↓', '←', '→'], does: words.say('page-keys-arrows') },
    { keys: ['Tab'], does: words.say('page-keys-tab') },
    { keys: [words.say('key-name-enter')], does: words.say('page-keys-enter') },
    { keys: ['+', '−', '0'], does: words.say('page-keys-zoom') },
    { keys: ['N'], does: words.say('page-keys-next') },
  ]
}
