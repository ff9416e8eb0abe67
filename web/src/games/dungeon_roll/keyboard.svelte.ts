/** The whole game by keys: a letter or a digit taps a thing, and the focus goes where it goes on. */

import { tick } from 'svelte'
import { isTaken } from '../../lib/keys'
import { settings } from '../../lib/settings.svelte'
import type { Words } from '../../lib/words'
import type { Deed } from './deeds'
import type { Hand } from './hand.svelte'
import { digitOf, faceOf } from './keys'
import { spotOf } from './picking'
import { DUNGEON, PARTY, type Spot, TREASURES } from './table'

const ORDER: readonly Spot[] = [...DUNGEON, ...PARTY, ...TREASURES, 'ally', 'hero']
const CHOICES = ['retire', 'seek']

type Around = {
  readonly hand: Hand
  readonly words: Words
  readonly deeds: readonly Deed[]
  /** Whether the action bar has no use for digits. */
  readonly barIsEmpty: boolean
  readonly root: HTMLElement | undefined
  play(deed: Deed): void
}

export class Keyboard {
  /** Whether a key was the last thing touched. */
  inUse = false

  constructor(private readonly around: Around) {}

  /** What digits choose: what goes with what is picked; if nothing is, and the bar leaves them free, what there is. */
  numbered = $derived.by<Spot[]>(() => {
    const { hand, barIsEmpty } = this.around
    if (hand.collecting) return DUNGEON.filter((spot) => hand.isLit(spot))
    const asked = ORDER.filter((spot) => hand.isLit(spot))
    if (hand.picked || (asked.length && barIsEmpty)) return asked
    return barIsEmpty ? DUNGEON.filter((spot) => hand.isUsable(spot)) : []
  })
  digits = $derived(new Map(this.numbered.map((spot, at) => [spot, at + 1])))

  /** The big choices, which digits make when nothing is picked. */
  choices = $derived.by<Deed[]>(() => {
    const { hand, deeds, barIsEmpty } = this.around
    return barIsEmpty && !hand.picked ? deeds.filter(({ verb }) => CHOICES.includes(verb)) : []
  })

  press = (event: KeyboardEvent): void => {
    this.inUse = true
    if (event.repeat || isTaken(event.target, event.key)) return
    if (this.perform(event)) event.preventDefault()
  }

  /** The focus stays where something can be done, or goes to the first place where it can (`data-go`): to dice and tokens
      only, so that one press too many never decides anything. */
  goOn(): void {
    const [active, root] = [document.activeElement, this.around.root]
    const free = !active || active === document.body || active.id === 'prompt' || root?.contains(active)
    if (this.inUse && free && !active?.closest('[data-go]')) this.focusOn('[data-go]')
  }

  /** Returns whether the key was of use. */
  private perform(event: KeyboardEvent): boolean {
    if (event.key === 'Escape') return this.drop()
    if (event.key === 'Enter') return this.roll(event)
    if (!settings.letters) return false
    const digit = digitOf(event)
    return digit === undefined ? this.letter(event) : this.choose(digit)
  }

  private drop(): boolean {
    const { hand } = this.around
    if (!hand.picked) return false
    const spot = spotOf(hand.picked)
    hand.pick(null)
    this.focusOn(`[data-spot='${spot}']`)
    return true
  }

  /** Enter rolls the dice that are taken up; else it presses what has the focus. */
  private roll({ target }: KeyboardEvent): boolean {
    const { hand } = this.around
    const onDice = target === document.body || (target as Element).closest('[data-spot]') !== null
    if (!hand.collecting || !hand.count || !onDice) return false
    hand.reroll()
    return true
  }

  private choose(digit: number): boolean {
    const [spot, choice] = [this.numbered[digit], this.choices[digit]]
    if (choice) this.around.play(choice)
    else if (spot) this.tap(spot)
    return choice !== undefined || spot !== undefined
  }

  private letter(event: KeyboardEvent): boolean {
    const { deeds, words } = this.around
    const face = faceOf(event, words)
    if (!face || !deeds.length) return false
    this.tap(face)
    return true
  }

  private tap(spot: Spot): void {
    const { hand } = this.around
    hand.tap(spot)
    this.focusOn(hand.picked && !hand.collecting ? '[data-lit]' : `[data-spot='${spot}']`)
  }

  private focusOn(css: string): void {
    void tick().then(() => this.around.root?.querySelector<HTMLElement>(css)?.focus())
  }
}
