/** What the parts of this board share. */

import { createContext } from 'svelte'
import type { Offer } from '../../lib/wire'
import type { Words } from '../../lib/words'
import type { Camera } from './camera.svelte'
import type { Deeds } from './deeds'
import type { DungeonMap } from './map'
import type { Playback } from './playback.svelte'
import type { Step } from './story'
import type { Chances, DeckBox } from './table'

export type Scene = {
  readonly table: DeckBox
  readonly words: Words
  readonly map: DungeonMap
  readonly offers: readonly Offer[]
  readonly deeds: Deeds
  readonly odds: Chances | null
  readonly camera: Camera
  readonly playback: Playback
  /** What came of the last decision, or of the enemy that is looked at. */
  readonly step: Step | null
  /** The square under the pointer or the cursor, or tapped; null for none. */
  readonly looked: number | null
  readonly moving: boolean
  /** Whether there is little room, as on a phone. */
  readonly narrow: boolean
  readonly me: number | null
  readonly seats: number
  /** Looks at a square, or at none. */
  look(square: number | null): void
  /** Looks at a square and brings it into the window. */
  find(square: number): void
  /** Does what a tap on a square does. */
  act(square: number): void
  play(offer: Offer): void
  nameOf(seat: number): string
}

export const [getScene, setScene] = createContext<Scene>()

/** The offer of a verb, with these arguments if they are given. */
export function offerOf(offers: readonly Offer[], verb: string, ...args: number[]): Offer | undefined {
  return offers.find((offer) => offer.verb === verb && args.every((arg, index) => offer.args[index] === arg))
}
