/** What the parts of this board share. */

import { createContext } from 'svelte'
import type { Offer } from '../../lib/wire'
import type { Words } from '../../lib/words'
import type { Hand } from './hand.svelte'
import type { OneDeck } from './table'

export type Scene = {
  readonly table: OneDeck
  readonly words: Words
  readonly hand: Hand
  readonly offers: readonly Offer[]
  /** Whether it is ours to decide now. */
  readonly mine: boolean
  readonly moving: boolean
  /** Whether keys of a single character are on, and worth showing. */
  readonly letters: boolean
  /** Dice that were just rolled tumble: their numbers, with how many. */
  readonly fresh: ReadonlyMap<number, number>
  readonly odds: unknown
  /** The offer with this text, if it is there. */
  offer(text: string): Offer | undefined
  /** The offers of a verb. */
  of(verb: string): Offer[]
  /** The digit that presses a choice, if digits are the board's now. */
  digit(text: string): number | undefined
  play(offer: Offer): void
  /** What a seat is called. */
  nameOf(seat: number): string
}

export const [getScene, setScene] = createContext<Scene>()
