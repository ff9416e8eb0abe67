/** What the server tells of a table of Dungeon Roll: `describe` in games/dungeon_roll/view.py. */

import type { ByLanguage, View } from '../../lib/wire'

export const PARTY = ['champion', 'fighter', 'cleric', 'mage', 'thief', 'scroll'] as const
export type PartyFace = (typeof PARTY)[number]

export const MONSTERS = ['goblin', 'skeleton', 'ooze'] as const
export const LOOT = ['chest', 'potion'] as const
/** The faces that lie on a level; dragons lie in the lair. */
export const DUNGEON = [...MONSTERS, ...LOOT] as const
export type DungeonFace = (typeof DUNGEON)[number]

export const TREASURES = [
  'town_portal',
  'dragon_bait',
  'ring',
  'elixir',
  'scroll_token',
  'sword',
  'talisman',
  'sceptre',
  'tools',
  'scales',
] as const
export type Treasure = (typeof TREASURES)[number]

/** Dice that can be rolled again. */
export type Pile = PartyFace | DungeonFace
/** Everything one can point at. All names differ. */
export type Spot = Pile | Treasure | 'ally' | 'hero'

export type Phase = 'heroes' | 'form' | 'muster' | 'monster' | 'loot' | 'dragon' | 'regroup' | 'done'

export type Power = { name: ByLanguage; text: ByLanguage }
export type Side = { name: ByLanguage; specialty: ByLanguage; ultimate: Power }
export type Hero = Side & {
  id: string
  side: 'novice' | 'master'
  ready: boolean
  level_up: number
  other: { name: ByLanguage }
}
/** A hero that can be chosen. */
export type HeroCard = { number: number; id: string; level_up: number; novice: Side; master: Side }

export type Seat = {
  experience: number
  hero: Hero | null
  treasures: Partial<Record<Treasure, number>>
  /** What the treasures are worth if they are not used. */
  worth: number
  /** The experience each delve brought; null before its end. */
  delves: (number | null)[]
  achievements: string[]
}

export type DungeonRoll = {
  phase: Phase
  stage: null | 'choose' | 'target' | 'raise' | 'fight' | 'discard'
  purpose: null | 'muster' | 'scroll' | 'hero' | 'extra' | 'strike' | 'charm'
  left: number
  may_stop: boolean
  rules: 'prototype' | 'published'
  delve: number
  delves: number
  level: number
  last_level: number
  adventurer: number
  lord: number
  /** Luck’s turn: what is rolled or drawn, how many, and who should do it. */
  rolling: null | { what: 'party' | 'dungeon' | 'treasure' | 'hero'; count: number; by: number }
  party: Record<PartyFace, number>
  graveyard: number
  party_dice: number
  /** Dice taken up to be rolled again. */
  chosen: { party: number; dungeon: number }
  dungeon: Record<DungeonFace, number>
  lair: number
  lair_calls: number
  pool: number
  dungeon_dice: number
  allies: null | { face: PartyFace; count: number }
  fighters: Spot[]
  fighters_needed: number
  seats: Seat[]
  box: Partial<Record<Treasure, number>>
  heroes: HeroCard[]
  /** `next` is null on the last level. */
  stake: null | { retire: number; next: number | null; dice: number }
  result: null | { winners: number[]; rank: string | null; achievements: string[] }
}

/** What is known of a level, at regrouping of the next one: `odds` in games/dungeon_roll/odds.py. `change` takes more to
    work out than the chance to clear it. */
export type Chances = { clear: number; exact: boolean; change: number | null }

export const tableOf = (view: View): DungeonRoll => view.table as unknown as DungeonRoll

const names = <Name extends string>(list: readonly Name[]) => {
  const all: ReadonlySet<string> = new Set(list)
  return (spot: string): spot is Name => all.has(spot)
}
export const isParty = names(PARTY)
export const isDungeon = names(DUNGEON)
export const isMonster = names(MONSTERS)
export const isTreasure = names(TREASURES)

/** How many dice of a pile lie on the table. */
export const countOf = (table: DungeonRoll, pile: Pile): number =>
  isParty(pile) ? table.party[pile] : table.dungeon[pile]

export const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((all, one) => all + one, 0)
