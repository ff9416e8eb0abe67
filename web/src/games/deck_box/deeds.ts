/** What can be done on the map now: for each square at most one thing that a tap or Enter does, and its other ways. */

import type { Offer } from '../../lib/wire'
import { type DungeonMap, gateOf } from './map'
import type { DeckBox, Reach } from './table'

export type Deed =
  | { kind: 'walk'; offer: Offer; reach: Reach | undefined; explores: boolean }
  | { kind: 'attack'; offer: Offer; other: Offer | undefined }
  | { kind: 'choose'; offer: Offer; other: Offer | undefined }

export type Deeds = ReadonlyMap<number, Deed>

const ATTACKS = ['strike', 'shoot']
const AT_ENEMIES = ['aim', 'at']
const ON_SQUARES = ['stand', 'spot']
const OF_HEROES = ['begin', 'on', 'tie', 'test']
const SIDES = ['N', 'E', 'S', 'W'] as const

/** Offers without a place on the map (cards, market, trade) are drawn elsewhere. */
export function deedsOf(table: DeckBox, map: DungeonMap, offers: readonly Offer[]): Deeds {
  const found = new Map<number, Deed>()
  for (const offer of offers) {
    const square = squareOf(table, offer)
    if (square === undefined || square < 0) continue
    const before = found.get(square)
    if (offer.verb === 'go') found.set(square, walk(table, map, offer, square))
    else if (before?.kind === 'walk' && offer.verb === 'work')
      continue // the bar has it
    else if (before && before.kind !== 'walk') before.other = offer
    else found.set(square, { kind: ATTACKS.includes(offer.verb) ? 'attack' : 'choose', offer, other: undefined })
  }
  return found
}

function walk(table: DeckBox, map: DungeonMap, offer: Offer, square: number): Deed {
  const reach = table.reach?.find((each) => each.square === square)
  const explores = map.places.get(square)?.exits.some(({ state }) => state === 'unexplored') ?? false
  return { kind: 'walk', offer, reach, explores }
}

/** Where on the map a move is made. */
export function squareOf(table: DeckBox, { verb, args }: Offer): number | undefined {
  const arg = args[0] ?? -1
  if (verb === 'go' || ON_SQUARES.includes(verb)) return arg
  if (ATTACKS.includes(verb) || AT_ENEMIES.includes(verb))
    return table.enemies.find(({ letter }) => letter === letterOf(arg))?.square
  if (OF_HEROES.includes(verb)) return table.heroes[arg]?.square
  if (verb === 'work') return table.features.find(({ number }) => number === arg + 1)?.square
  return verb === 'look' ? exitOf(table, arg) : undefined
}

export const letterOf = (enemy: number): string => String.fromCharCode('A'.charCodeAt(0) + enemy)

function exitOf({ rooms }: DeckBox, exit: number): number | undefined {
  const side = SIDES[exit % 4] ?? 'N'
  const room = rooms.find(({ number }) => number === Math.floor(exit / 4) + 1)
  return room?.exits.find((each) => each.side === side)?.square ?? (room && (room.number - 1) * 81 + gateOf(side))
}

/** What wants a second tap of a finger: what cannot be taken back, and hurts. */
export const isGrave = (deed: Deed): boolean =>
  deed.kind === 'attack' || (deed.kind === 'walk' && (deed.reach?.pit ?? false))

/** The squares that Tab goes to: whom one can attack or choose. */
export const isStop = (deed: Deed | undefined): boolean => deed !== undefined && deed.kind !== 'walk'
