/** What the parts of this board share. */

import { createContext } from 'svelte'
import type { Words } from '../../lib/words'
import type { Spot, Spots } from './spots'
import type { Beat, Round } from './story'
import type { Chances, Tile, Welcome } from './table'

export type Scene = {
  readonly table: Welcome
  readonly words: Words
  readonly spots: Spots
  readonly digits: ReadonlyMap<Spot, number>
  /** Whether keys of a single character are on, and worth showing. */
  readonly letters: boolean
  /** Whose eyes these are; null for somebody who watches. */
  readonly me: number | null
  readonly looking_back: boolean
  /** Whether something has just happened that may be seen to happen. */
  readonly fresh: boolean
  readonly played: number
  readonly beat: Beat
  readonly rounds: Round[]
  readonly odds: Chances | null
  /** The tile that the pointer or the focus is on, or that was tapped. */
  readonly looked: Tile | null
  look(tile: Tile | null): void
  /** Does what a tap on this place does, if anything. */
  tap(spot: Spot): void
  /** Looks at the table as it stood after so many moves. */
  look_at(played: number): void
  /** What a seat is called. */
  nameOf(seat: number): string
}

export const [getScene, setScene] = createContext<Scene>()
