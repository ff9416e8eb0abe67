/** What the server tells of a table of One Deck Dungeon: `describe` in games/one_deck/describing.py. */

import type { ByLanguage, View } from '../../lib/wire'

export const COLOURS = ['strength', 'agility', 'magic', 'heroic'] as const
export type Colour = (typeof COLOURS)[number]
/** Dice for mana and for shields serve that purpose only. */
export type Kind = Colour | 'mana' | 'shields'
export type Mark = null | 'likely' | 'original'

/** A box as printed. `value` is null where the foe's ability sets it. */
export type Square = {
  colour: Colour | 'any'
  value: number | null
  wide: boolean
  shield: boolean
  hearts: number
  time: number
  poison: number
  skulls: number
}
/** A box in play. `takes`: the dice that may lie on it now; `plays`: its number in moves. */
export type Box = Square & {
  box: number
  value: number
  dungeon: boolean
  covered: boolean
  /** Covered once, and wants it twice. */
  once: boolean
  dice: { kind: Kind; value: number }[]
  takes: number[]
  plays: number | null
}

export type Cost = { colour: Colour; n: number; mana: boolean }
export type Skill = {
  id: string
  name: ByLanguage
  text: ByLanguage
  mark: Mark
  cost: Cost | null
  use: ('combat' | 'peril' | 'guardian')[]
}
export type HeroSkill = Skill & { slot: number; from: 'own' | 'basic' | 'learned' | 'talent'; used: boolean }
export type Potion = Skill & { potion: number }

export type Item = Partial<Record<'strength' | 'agility' | 'magic' | 'health', number>>
export type Card = {
  card: number
  kind: string
  name: ByLanguage
  combat: boolean
  xp: number
  item: Item
  /** It helps against the poison while it lies at an open door. */
  leaf: boolean
  scroll: Skill & { potion: boolean }
}
export type Way = Square & { name: ByLanguage; price: number }
export type Ability = { name: ByLanguage; text: ByLanguage }
/** A card with what is to be faced on it. */
export type Faced = Card & { ability: Ability | null; boxes: Square[]; options: Way[] | null }

export type Hero = {
  hero: number
  id: string
  name: ByLanguage
  mark: Mark
  seat: number
  health: number
  wounds: number
  poison: number
  icons: Record<'strength' | 'agility' | 'magic', number>
  feat: Ability & { stored: number; most: number; used: boolean; ready: boolean }
  items: Card[]
  skills: HeroSkill[]
}

/** Dice that are alike. `die` is their number: the highest values come first. */
export type Dice = { die: number; hero: number; kind: Kind; value: number; count: number }

export type Floor = {
  name: ByLanguage
  text: ByLanguage | null
  open: boolean
  combat: Square[]
  peril: Square[]
}

export type Encounter = {
  mode: 'combat' | 'peril' | 'guardian'
  card: Card | null
  ability: Ability | null
  options: Way[] | null
  option: number | null
  boxes: Box[]
  ignored: { hearts: number; time: number }
  filling: null | { box: number; missing: number }
}

export type Loss = { wounds: number; time: number; poison: number }

/** A guided game tells what is to be done; `id` is a message, `move` what the guide would do. */
export type Lesson = { id: string; new: boolean; step: number; of: number; move: number | null }

export type OneDeck = {
  phase: string
  turn: number
  leader: number
  /** The seat that has the word. */
  word: number
  dungeon: {
    id: string
    name: ByLanguage
    difficulty: number
    floor: number
    floors: Floor[]
    guardian: Ability & { health: number; damage: number; round: number }
  }
  deck: {
    cards: number
    stairs: boolean
    tokens: number
    tokens_for_a_wound: number
    discarded: Record<string, number>
    closed: number
    limit: number
    leaves: number
    open: Faced[][]
  }
  level: {
    level: number
    xp: number
    price: number
    paid: number
    items: number
    skills: number
    bonus: number
    mark: Mark
  }
  potions: { cubes: number; known: Potion[] }
  heroes: Hero[]
  supply: Record<Colour, number>
  dice: Dice[]
  /** Just rolled: what happens to them comes before anything is done with them. */
  rolled: Dice[]
  encounter: Encounter | null
  /** Turned up, fought, or to be looted. */
  cards: Faced[]
  loot: number | null
  /** The heroes in the encounter; with four, then those whose turn comes next. */
  pairs: number[][]
  stop_now: Loss | null
  rolling: null | { by: number; at_once: boolean; what: string; count: number }
  picking: null | { what: 'fill' | 'pay' | 'join' | 'change'; left: number; same: boolean }
  /** The moves that place the dice best. */
  best: string[]
  /** How many dice a heroic one takes. */
  to_join: number | null
  lesson?: Lesson | null
}

export const tableOf = (view: View): OneDeck => view.table as unknown as OneDeck

export const heroOf = (table: OneDeck, number: number): Hero | undefined =>
  table.heroes.find(({ hero }) => hero === number)

/** The health a hero has left. */
export const healthOf = ({ health, wounds }: Hero): number => Math.max(0, health - wounds)

/** Where the guardian waits, below the third floor. */
export const atGuardian = (table: OneDeck): boolean => table.dungeon.floor > table.dungeon.floors.length

export const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((all, one) => all + one, 0)
