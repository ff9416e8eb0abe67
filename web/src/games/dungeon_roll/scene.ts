/** What the parts of this board share. */

import { createContext } from 'svelte'
import type { Words } from '../../lib/words'
import type { Deed } from './deeds'
import type { Hand } from './hand.svelte'
import type { Rolled } from './news'
import type { DungeonRoll, Spot } from './table'

export type Scene = {
  readonly table: DungeonRoll
  readonly words: Words
  readonly hand: Hand
  readonly deeds: readonly Deed[]
  /** Whether it is ours to decide now. */
  readonly mine: boolean
  readonly moving: boolean
  /** Whether keys of a single character are on, and worth showing. */
  readonly letters: boolean
  readonly rolled: Rolled
  /** What the pointer or the focus is on. */
  look(spot: Spot | null): void
  play(deed: Deed): void
  announce(text: string): void
  /** What a seat is called. */
  nameOf(seat: number): string
}

export const [getScene, setScene] = createContext<Scene>()
