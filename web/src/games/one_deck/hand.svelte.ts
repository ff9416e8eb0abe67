/** The dice taken up on this screen and what they are for: select, then target, or the target first. */

import type { Offer } from '../../lib/wire'
import { type Die, diceOf, inOrder } from './dice'
import { cheapest, type Goal, isBegun, isMet, movesFor, same, wantOf } from './goals'
import type { OneDeck } from './table'

/** What was tapped in vain. */
export type Refused = { goal: Goal } | { die: string }

export class Hand {
  /** The dice taken up, by their ids. */
  up = $state.raw<readonly string[]>([])
  /** The box or skill they are for, if that was said first. */
  goal = $state.raw<Goal | null>(null)
  refused = $state.raw<Refused | null>(null)

  constructor(
    private readonly table: () => OneDeck,
    private readonly offers: () => readonly Offer[],
    /** Plays moves one after the other. */
    private readonly run: (steps: string[]) => void,
  ) {}

  private texts = $derived.by(() => new Set(this.offers().map(({ text }) => text)))
  all = $derived.by(() => diceOf(this.table().dice))
  dice = $derived.by(() => this.all.filter(({ id }) => this.up.includes(id)))
  /** Whether dice are free to be taken up for anything. */
  free = $derived.by(() => this.table().phase === 'act' && this.offers().length > 0)
  /** How many dice a skill changes, if it is more than one: they are collected first. */
  changes = $derived.by(() => {
    const { phase, picking } = this.table()
    const collected = phase === 'pick' && picking?.what === 'change' && this.has('done') // a price is paid die by die
    return collected && picking.left > 1 ? picking.left : 0
  })
  mayJoin = $derived.by(() => this.texts.has('join') && this.dice.length === this.table().to_join && this.plain())
  mayDiscard = $derived.by(() => this.free && this.goal === null && this.dice.length === 1)
  /** Whether the dice taken up are right for the goal. */
  ready = $derived.by(() => {
    const want = this.goal && wantOf(this.table(), this.goal)
    return want ? isMet(want, this.dice) : false
  })

  has(text: string): boolean {
    return this.texts.has(text)
  }

  isUp(die: Die): boolean {
    return this.up.includes(die.id)
  }

  /** The move that a tap on a die plays by itself. */
  direct(die: Die): string | undefined {
    if (this.free || this.changes) return undefined
    const filling = this.table().encounter?.filling
    return [`pick ${die.text}`, `place ${die.text} ${filling?.box}`].find((text) => this.has(text))
  }

  /** Whether a die waits for a tap. */
  isLit(die: Die): boolean {
    if (this.changes) return this.isUp(die) || this.mayChange(die)
    if (!this.free) return this.direct(die) !== undefined
    const want = this.goal && wantOf(this.table(), this.goal)
    return want ? want.fits(die) : true
  }

  /** Whether a box or a skill goes with what is taken up, or, if nothing is, could be filled or paid for. */
  isOpen(goal: Goal): boolean {
    const want = wantOf(this.table(), goal)
    if (!this.free || !want || !this.isOffered(goal)) return false
    if (this.goal) return same(this.goal, goal)
    const able = this.dice.length ? isMet(want, this.dice) || isBegun(want, this.dice) : true
    return able && cheapest(want, this.all) !== undefined
  }

  tapDie(die: Die): void {
    this.refused = null
    const move = this.direct(die)
    if (move) this.run([move])
    else if (this.isUp(die)) this.up = this.up.filter((id) => id !== die.id)
    else if (this.isLit(die)) this.up = this.taking(die)
    else this.refused = { die: die.id }
  }

  tap(goal: Goal): void {
    this.refused = null
    if (!this.free || !this.isOffered(goal)) this.refused = { goal }
    else if (!wantOf(this.table(), goal)) this.run(movesFor(this.table(), goal, []))
    else if (same(this.goal, goal)) this.ready ? this.commit() : this.drop()
    else if (this.dice.length && !this.goal) this.aim(goal)
    else this.propose(goal)
  }

  /** Uses the dice taken up for what they are for. */
  commit(): void {
    if (this.goal && this.ready) this.run(movesFor(this.table(), this.goal, this.dice))
  }

  join(): void {
    if (this.mayJoin) this.run(['join', ...inOrder(this.dice).map(({ text }) => `pick ${text}`)])
  }

  discard(): void {
    if (this.mayDiscard) this.run(this.dice.map(({ text }) => `discard ${text}`))
  }

  /** Changes the dice taken up, the highest first. */
  change(): void {
    if (this.changes) this.run([...inOrder(this.dice).map(({ text }) => `pick ${text}`), 'done'])
  }

  best(): void {
    if (this.free) this.run(this.table().best)
  }

  drop(): void {
    this.up = []
    this.goal = null
    this.refused = null
  }

  private plain(): boolean {
    return this.dice.every(({ kind }) => kind !== 'mana' && kind !== 'shields')
  }

  private isOffered(goal: Goal): boolean {
    if ('slot' in goal) return this.has(`use ${goal.hero} ${goal.slot}`)
    const box = this.table().encounter?.boxes.find(({ box }) => box === goal.box)
    return box !== undefined && box.plays !== null
  }

  private mayChange(die: Die): boolean {
    const { picking } = this.table()
    const alike = !picking?.same || this.dice.every(({ value }) => value === die.value)
    return this.has(`pick ${die.text}`) && alike && this.dice.length < this.changes
  }

  /** For a single box one die takes the other's place. */
  private taking(die: Die): readonly string[] {
    const want = this.goal && wantOf(this.table(), this.goal)
    return want?.single ? [die.id] : [...this.up, die.id]
  }

  private aim(goal: Goal): void {
    const want = wantOf(this.table(), goal)
    if (want && isMet(want, this.dice)) this.run(movesFor(this.table(), goal, this.dice))
    else if (want && isBegun(want, this.dice)) this.goal = goal
    else this.refused = { goal }
  }

  private propose(goal: Goal): void {
    const want = wantOf(this.table(), goal)
    const dice = want && cheapest(want, this.all)
    if (!dice) return void (this.refused = { goal })
    this.goal = goal
    this.up = dice.map(({ id }) => id)
  }
}
