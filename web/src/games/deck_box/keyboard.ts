/** Where the keyboard goes on when what had the focus is gone. */

/** Whether the focus may be taken: it is nowhere, on the prompt, or on the board itself. */
export function isFree(board: HTMLElement): boolean {
  const active = document.activeElement
  return !active || active === document.body || active.id === 'prompt' || board.contains(active)
}
