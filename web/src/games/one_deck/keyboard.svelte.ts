/** The whole game by keys: a digit chooses, a letter does something with dice, and the focus goes where it goes on. */

import { tick } from 'svelte'
import { isTaken } from '../../lib/keys'
import { settings } from '../../lib/settings.svelte'
import type { Offer } from '../../lib/wire'
import type { Words } from '../../lib/words'
import type { Goal } from './goals'
import type { Hand } from './hand.svelte'
import { deedOf, digitOf } from './keys'
import type { OneDeck } from './table'

/** What digits choose when nothing is taken up, in the order in which they lie on the board. */
const CHOICES = ['enter', 'open', 'explore', 'option', 'item', 'swap_item', 'skill', 'swap_skill', 'potion', 'xp']

type Around = {
  readonly table: OneDeck
  readonly hand: Hand
  readonly words: Words
  readonly offers: readonly Offer[]
  /** Whether the action bar has no use for digits. */
  readonly barIsEmpty: boolean
  readonly root: HTMLElement | undefined
  play(offer: Offer): void
}

export const spotOf = (goal: Goal): string => ('box' in goal ? `box ${goal.box}` : `skill ${goal.hero} ${goal.slot}`)

export class Keyboard {
  /** Whether a key was the last thing touched. */
  inUse = false

  constructor(private readonly around: Around) {}

  choices = $derived.by<Offer[]>(() => {
    const { offers, barIsEmpty } = this.around
    return barIsEmpty ? CHOICES.flatMap((verb) => offers.filter((offer) => offer.verb === verb)) : []
  })
  /** What goes with the dice taken up. */
  goals = $derived.by<Goal[]>(() => {
    const { hand, table } = this.around
    if (!hand.up.length && !hand.goal) return []
    const boxes = table.encounter?.boxes.map(({ box }): Goal => ({ box })) ?? []
    const skills = table.heroes.flatMap(({ hero, skills }) => skills.map(({ slot }): Goal => ({ hero, slot })))
    return [...boxes, ...skills].filter((goal) => hand.isOpen(goal))
  })
  /** The digit of each choice, by its text, and of each goal, by its spot. */
  digits = $derived.by(() => {
    const names = this.goals.length ? this.goals.map(spotOf) : this.choices.map(({ text }) => text)
    return new Map(names.slice(0, 9).map((name, at) => [name, at + 1]))
  })

  press = (event: KeyboardEvent): void => {
    this.inUse = true
    if (event.repeat || isTaken(event.target, event.key)) return
    if (this.perform(event)) event.preventDefault()
  }

  /** The focus stays where something can be done, or goes to the first place where it can (`data-go`). */
  goOn(): void {
    const [active, root] = [document.activeElement, this.around.root]
    const free = !active || active === document.body || active.id === 'prompt' || root?.contains(active)
    if (this.inUse && free && !active?.closest('[data-go]')) this.focusOn('[data-go]')
  }

  /** Returns whether the key was of use. */
  private perform(event: KeyboardEvent): boolean {
    if (event.key === 'Escape') return this.drop()
    if (!settings.letters) return false
    const digit = digitOf(event)
    return digit === undefined ? this.letter(event) : this.choose(digit)
  }

  private drop(): boolean {
    const { hand } = this.around
    if (!hand.up.length && !hand.goal) return false
    hand.drop()
    return true
  }

  private choose(digit: number): boolean {
    const [goal, choice] = [this.goals[digit], this.choices[digit]]
    if (this.goals.length) {
      if (goal) this.aimAt(goal)
      return goal !== undefined
    }
    if (choice) this.around.play(choice)
    return choice !== undefined
  }

  private aimAt(goal: Goal): void {
    this.around.hand.tap(goal)
    if (this.around.hand.goal) this.focusOn(`[data-spot='${spotOf(goal)}']`)
  }

  private letter(event: KeyboardEvent): boolean {
    const { hand, words, offers } = this.around
    const deed = deedOf(event, words)
    if (!deed || !offers.length || (!hand.free && !hand.changes)) return false
    hand[deed]()
    return true
  }

  private focusOn(css: string): void {
    void tick().then(() => this.around.root?.querySelector<HTMLElement>(css)?.focus())
  }
}
