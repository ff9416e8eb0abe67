/** The whole game by keys: Enter turns over the next card, digits choose tiles, monsters and adventurers. */

import { isTaken } from '../../lib/keys'
import { settings } from '../../lib/settings.svelte'
import { digitOf } from './keys'
import type { Spot, Spots } from './spots'

type Around = {
  readonly spots: Spots
  readonly digits: ReadonlyMap<Spot, number>
  readonly root: HTMLElement | undefined
  tap(spot: Spot): void
}

export class Keyboard {
  /** Whether a key was the last thing touched. */
  inUse = false

  constructor(private readonly around: Around) {}

  press = (event: KeyboardEvent): void => {
    this.inUse = true
    this.skip()
    if (event.repeat || isTaken(event.target, event.key)) return
    const spot = event.key === 'Enter' ? this.flip(event.target) : this.chosen(event)
    if (!spot) return
    event.preventDefault()
    this.around.tap(spot)
  }

  point = (): void => {
    this.inUse = false
    this.skip()
  }

  /** Where there is a list to choose from, the focus goes to its title: so one press too many decides nothing. */
  goOn(): void {
    const [active, root] = [document.activeElement, this.around.root]
    const free = !active || active === document.body || active.id === 'prompt' || root?.contains(active)
    const title = root?.querySelector<HTMLElement>('[data-go]')
    if (this.inUse && free && title && !title.parentElement?.contains(active)) title.focus()
  }

  /** What moves is where it goes at once. */
  private skip(): void {
    for (const motion of this.around.root?.getAnimations({ subtree: true }) ?? []) motion.finish()
  }

  /** Enter is for what has the focus; where nothing is to be pressed, it turns over the next card. */
  private flip(target: EventTarget | null): Spot | undefined {
    const isIdle =
      !(target instanceof Element) || !target.closest('button:not([aria-disabled=true]), a, summary, input')
    return isIdle && this.around.spots.get('pile')?.verb === 'flip' ? 'pile' : undefined
  }

  private chosen(event: KeyboardEvent): Spot | undefined {
    const digit = settings.letters ? digitOf(event) : undefined
    return [...this.around.digits].find(([, each]) => each === digit)?.[0]
  }
}
