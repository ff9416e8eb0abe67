/** What can be done on the board now: for each tile at most one thing, which a click or Enter does. */

import type { Offer } from '../../lib/wire'
import type { OneCard } from './table'

export type Deed =
  | { kind: 'walk'; cost: number; path: number[]; offer: Offer }
  | { kind: 'attack'; cost: number; offer: Offer }
  | { kind: 'choose'; offer: Offer }
  | { kind: 'end'; offer: Offer }

/** Offers without a place on the board (give, train…) are drawn elsewhere. */
export function deeds(table: OneCard, offers: readonly Offer[]): Map<number, Deed> {
  const found = new Map<number, Deed>()
  const where = (monster: number) => table.monsters.find(({ number }) => number === monster + 1)?.tile
  for (const offer of offers) {
    const arg = offer.args[0] ?? -1
    const tile = offer.verb === 'send' ? arg : offer.verb === 'end' ? table.adventurer.tile : where(arg)
    if (tile === undefined) continue
    if (offer.verb === 'send' || offer.verb === 'order') found.set(tile, { kind: 'choose', offer })
    if (offer.verb === 'attack') found.set(tile, { kind: 'attack', offer, cost: table.monster.defence })
    if (offer.verb === 'end') found.set(tile, { kind: 'end', offer })
  }
  for (const { tile, cost, path } of table.reach ?? []) {
    const offer = stepTo(offers, path[0])
    if (offer) found.set(tile, { kind: 'walk', cost, path, offer })
  }
  return found
}

/** The one move that a deed is; a walk may be several. */
export const moveOf = (deed: Deed): string | undefined =>
  deed.kind === 'walk' && deed.path.length > 1 ? undefined : deed.offer.text

/** The offer of one step to a neighbouring tile. */
export function stepTo(offers: readonly Offer[], tile: number | undefined): Offer | undefined {
  return offers.find((offer) => offer.verb === 'step' && offer.args[0] === tile)
}
