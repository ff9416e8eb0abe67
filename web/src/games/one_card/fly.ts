/** Dice go where they were put: from the tray to their skill. */

type Lying = { value: string; box: DOMRect }

/** The dice in the tray, before they are put anywhere. */
export function diceIn(board: HTMLElement): Lying[] {
  const slots = [...board.querySelectorAll<HTMLElement>('[data-die]')]
  return slots.map((slot) => ({ value: slot.dataset.die ?? '', box: slot.getBoundingClientRect() }))
}

/** Lets each die that now lies under a skill come from where it lay. */
export function flyFrom(lay: Lying[], board: HTMLElement): void {
  const left = [...lay]
  const duration = parseFloat(getComputedStyle(board).getPropertyValue('--slide'))
  for (const socket of board.querySelectorAll<HTMLElement>('[data-socket]')) {
    const at = left.findIndex(({ value }) => value === socket.dataset.socket)
    const [from] = at < 0 ? [] : left.splice(at, 1)
    const to = socket.getBoundingClientRect()
    if (!from || !(duration > 0)) continue
    const start = `translate(${from.box.x - to.x}px, ${from.box.y - to.y}px)`
    socket.firstElementChild?.animate([{ transform: start }, { transform: 'none' }], {
      duration,
      easing: 'ease-in-out',
    })
  }
}
