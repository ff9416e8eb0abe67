/** Where on the board a move is made: on the deck, the dungeon, a tile, the open card, a monster or an adventurer. */

import type { Offer } from '../../lib/wire'
import type { Welcome } from './table'

export type Spot = 'deck' | 'pile' | 'card' | `tile-${number}` | `name-${string}` | `choose-${string}`

const PLACES: Record<string, Spot> = { draw: 'deck', add: 'pile', flip: 'pile', face: 'card' }

/** The tiles that a player decides to use, by the verb that does it. */
const USED: Record<string, string> = { polymorph: 'polymorph', axe: 'vorpal_axe', drink: 'healing_potion' }

export type Spots = ReadonlyMap<Spot, Offer>

export const spotsOf = (offers: readonly Offer[], table: Welcome): Spots =>
  new Map(
    offers.flatMap((offer) => {
      const spot = spotOf(offer, table)
      return spot ? [[spot, offer] as const] : []
    }),
  )

/** Passing has no place: it is a button of the bar. */
function spotOf({ verb, args, text }: Offer, { equipment }: Welcome): Spot | undefined {
  if (verb === 'aside') return `tile-${Number(args[0]) + 1}`
  if (verb === 'name' || verb === 'choose') return `${verb}-${text.split(' ')[1]}`
  const tile = equipment.find(({ kind, state }) => kind === USED[verb] && state === 'ready')
  return tile ? `tile-${tile.number}` : PLACES[verb]
}

/** The spots that digits choose, by the digit. The bar has the first digits for its own buttons. */
export function digitsOf(offers: readonly Offer[], drawn: readonly string[], table: Welcome): Map<Spot, number> {
  const taken = offers.filter(({ verb }) => !drawn.includes(verb)).length
  const spots = offers.filter(({ verb }) => drawn.includes(verb)).map((offer) => spotOf(offer, table))
  return new Map(spots.flatMap((spot, at) => (spot ? [[spot, taken + at + 1] as const] : [])))
}
