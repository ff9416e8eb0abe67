/** The keys of this board, and what is left of a double click. */

import type { Words } from '../../lib/words'

/** The digit that was pressed. */
export function digitOf({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): number | undefined {
  return !ctrlKey && !altKey && !metaKey && /^[1-9]$/.test(key) ? Number(key) : undefined
}

/** A double click is one click: the second half must not turn over the next card. */
export function once(event: MouseEvent, run: () => void): void {
  if (event.detail < 2) run()
}

/** The keys that only this board has, with what they do. */
export function keys(words: Words): { keys: string[]; does: string }[] {
  return [
    { keys: [words.say('key-name-enter')], does: words.say('page-keys-enter') },
    { keys: ['1', '…', '9'], does: words.say('page-keys-digits') },
  ]
}
