/** Keys, the same at every table. */

export type KeyDeed =
  | { do: 'act'; nth: number }
  | {
      do:
        | ('roll' | 'undo' | 'restart' | 'hint' | 'odds' | 'repeat' | 'recap' | 'speak' | 'moves' | 'back' | 'on')
        | ('help' | 'drop')
    }

export type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>

const CHARACTERS: Record<string, Exclude<KeyDeed['do'], 'act'>> = {
  z: 'undo',
  h: 'hint',
  o: 'odds',
  l: 'repeat',
  s: 'speak',
  m: 'moves',
  ',': 'back',
  '.': 'on',
  '?': 'help',
}

/** What a key means, if anything. `letters`: whether keys of a single character are switched on. */
export function deedOf(pressed: Pressed, letters: boolean): KeyDeed | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null
  if (pressed.key === 'Escape') return { do: 'drop' }
  if (pressed.key === ' ') return { do: 'roll' }
  if (!letters) return null
  if (/^[1-9]$/.test(pressed.key)) return { do: 'act', nth: Number(pressed.key) - 1 }
  const deed = CHARACTERS[pressed.key.toLowerCase()]
  if (deed === 'undo' && pressed.shiftKey) return { do: 'restart' }
  if (deed === 'repeat' && pressed.shiftKey) return { do: 'recap' }
  return deed ? { do: deed } : null
}

/** Whether whoever has the focus needs the key itself: somebody is typing, or a button is about to be pressed. */
export function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('dialog')) return true
  if (target.closest('textarea, select, [contenteditable], input:not([type=range], [type=checkbox], [type=radio])')) {
    return true
  }
  return key === ' ' && target.closest('button, a, summary, input, [role=tab], [role=gridcell]') !== null
}
