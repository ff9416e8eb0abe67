/** What the server tells of a table of Welcome to the Dungeon: `describe` in games/welcome/view.py. */

import type { ByLanguage, View } from '../../lib/wire'

export type Phase =
  | ('first' | 'hero' | 'draw' | 'redraw')
  | ('choose' | 'bid' | 'place')
  | ('name' | 'flip' | 'swap' | 'axe' | 'drink' | 'over')

export type Monster = { id: string; name: ByLanguage; power: number }

/** What is printed on a tile. `kind` names its picture. */
export type Printed = { kind: string; name: ByLanguage; short: ByLanguage; text: ByLanguage }
export type Tile = Printed & {
  number: number
  state: 'ready' | 'spent' | 'gone'
  /** Who set it aside, and with which monster; null for what we may not know. */
  by: number | null
  monster: Monster | null
}

/** A card of the dungeon; they come in the order in which they are turned over. */
export type PileCard = { by: number; monster: Monster | null; turned: boolean }

export type Seat = {
  successes: number
  failures: number
  out: boolean
  passed: boolean
  added: number
  /** The numbers of the tiles set aside. */
  aside: number[]
}

export type Run = {
  runner: number
  hit_points: number
  left: number
  /** The card about which something is to be decided. */
  open: Monster | null
  named: Monster | null
  protected: boolean
  down: boolean
  swapped: Monster | null
  outcome: null | 'success' | 'failure' | 'different'
}

/** A kind of monster: how many of its cards are where, as far as we know, and the tiles that stop it. */
export type Kind = Monster & {
  copies: number
  put: number
  removed: number
  shown: number
  hand: number
  unknown: number
  stopped_by: number[]
}

/** An adventurer to choose from. */
export type Sheet = { id: string; name: ByLanguage; hit_points: number; equipment: Printed[] }

export type Welcome = {
  phase: Phase
  round: number
  seat: number | null
  seats: Seat[]
  /** `total` is what it would enter with, or has entered with. */
  adventurer: null | { id: string; name: ByLanguage; hit_points: number; total: number }
  equipment: Tile[]
  deck: number
  dungeon: PileCard[]
  hand: Monster | null
  run: Run | null
  monsters: Kind[]
  adventurers: Sheet[]
  rolling: null | { what: 'first' | 'hero' | 'card'; by: number }
  result: null | { winners: number[] }
}

/** What a seat may reckon with: `odds` in games/welcome/odds.py. */
export type Chances = { survive: number; exact: boolean }

export const tableOf = (view: View): Welcome => view.table as unknown as Welcome

/** Between the rounds and at the end nothing is hidden. */
export const isShown = ({ phase }: Welcome): boolean => phase === 'choose' || phase === 'over'

/** Whether a card lies open to us that only another seat could know: the round is looked back at, or over. */
export function isOpen(table: Welcome, me: number | null): boolean {
  const { dungeon, equipment, hand, seat } = table
  const inPile = dungeon.some(({ by, monster, turned }) => monster && !turned && by !== me)
  return (
    isShown(table) ||
    inPile ||
    equipment.some(({ by, monster }) => monster && by !== me) ||
    (hand !== null && seat !== me)
  )
}

/** The card turned over last; null if none was, or while another is drawn in its place. */
export const lastTurned = ({ dungeon }: Welcome): Monster | null =>
  dungeon.findLast(({ turned }) => turned)?.monster ?? null

/** The tiles that stop a monster by themselves. */
export function stoppers({ monsters, equipment }: Welcome, monster: Monster): Tile[] {
  const numbers = monsters.find(({ id }) => id === monster.id)?.stopped_by ?? []
  return equipment.filter(({ number }) => numbers.includes(number))
}
