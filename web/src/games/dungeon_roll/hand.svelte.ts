/** What is picked and taken up on this screen, and what a tap does with it. */

import { errand, reachable, taken, toggle, type Up } from './collecting'
import { type Deed, direct, strongest, usesFor, usesOf } from './deeds'
import { immediate, meeting, type Picked, range, spotOf, tap } from './picking'
import { type DungeonRoll, isDungeon, isParty, type Pile, type Spot } from './table'

const isPile = (spot: Spot): spot is Pile => isParty(spot) || isDungeon(spot)

export class Hand {
  picked = $state.raw<Picked>(null)
  /** The dice taken up, to be rolled again. */
  up = $state.raw<Up>({})
  /** How many a companion may be used on; by itself as many as it can. */
  most = $state<number>()
  /** What was tapped in vain. */
  refused = $state<Spot>()

  constructor(
    private readonly table: () => DungeonRoll,
    private readonly deeds: () => readonly Deed[],
    private readonly play: (deed: Deed) => void,
    private readonly roll: (steps: string[]) => void,
  ) {}

  /** Whether dice are being taken up. */
  collecting = $derived.by(
    () => (this.picked !== null && 'reading' in this.picked) || this.deeds().some(({ verb }) => verb === 'choose'),
  )
  count = $derived(taken(this.up))
  range = $derived.by(() => range(this.deeds(), this.picked))
  immediate = $derived.by(() => immediate(this.deeds(), this.picked))

  /** How many dice of a pile can be taken up. */
  reach(pile: Pile): number {
    return this.collecting ? reachable(this.table(), this.deeds(), this.picked, pile) : 0
  }

  /** What a tap would play. */
  deedFor(spot: Spot): Deed | undefined {
    if (this.collecting) return undefined
    return direct(this.deeds(), spot) ?? strongest(meeting(this.deeds(), this.picked, spot), this.most)
  }

  /** Whether the spot goes with what is picked, or waits for a tap by itself. */
  isLit(spot: Spot): boolean {
    return this.collecting ? isPile(spot) && this.reach(spot) > 0 : this.deedFor(spot) !== undefined
  }

  /** Whether a first tap picks it: to be used, or for something to be used on it. */
  isUsable(spot: Spot): boolean {
    if (this.picked || this.collecting) return false
    return usesOf(this.deeds(), spot).length + usesFor(this.deeds(), spot).length > 0
  }

  isPicked(spot: Spot): boolean {
    return this.picked !== null && spotOf(this.picked) === spot
  }

  /** `place`: which die of a pile was touched, if one was. */
  tap(spot: Spot, place: number | null = null): void {
    this.refused = undefined
    if (this.collecting && isPile(spot)) return this.takeUp(spot, place)
    const outcome = tap(this.deeds(), this.picked, spot, this.most)
    if (outcome === 'refused') this.refused = spot
    else if ('pick' in outcome) this.pick(outcome.pick)
    else this.play(outcome.play)
  }

  pick(picked: Picked): void {
    this.picked = picked
    this.most = undefined
    this.up = {}
    this.refused = undefined
  }

  /** Does what needs no target: a treasure is used, a scroll is read, somebody fights. */
  act(deed: Deed): void {
    if (deed.verb === 'read' && deed.from) this.pick({ reading: deed.from })
    else this.play(deed)
  }

  /** Rolls the dice taken up. */
  reroll(): void {
    if (this.count) this.roll(errand(this.picked, this.up))
  }

  /** One fewer, or one more. */
  limit(by: number): void {
    const most = (this.most ?? this.range) + by
    this.most = most >= this.range ? undefined : Math.max(1, most)
  }

  private takeUp(pile: Pile, place: number | null): void {
    const most = this.reach(pile)
    if (most) this.up = toggle(this.up, pile, most, place)
    else if (this.isPicked(pile)) this.pick(null)
    else this.refused = pile
  }
}
