/** What the server tells of a table of Deck Box Dungeons: `describe` in games/deck_box/view.py. */

import type { ByLanguage, Said, View } from '../../lib/wire'

export type Side = 'N' | 'E' | 'S' | 'W'
export type ExitState = 'open' | 'unexplored' | 'locked' | 'closed'
export type Exit = { side: Side; state: ExitState; square: number }
export type Room = {
  number: number
  tile: string
  name: ByLanguage
  title: ByLanguage
  x: number
  y: number
  arrow: string
  grid: string[]
  exits: Exit[]
}

export const SKILLS = ['strength', 'dexterity', 'wisdom', 'charisma'] as const
export type Skill = (typeof SKILLS)[number]
export const ATTACKS = ['melee', 'ranged'] as const
export type Mode = (typeof ATTACKS)[number]
export type Attack = { dice: number; modifier: number }

/** A card as it is printed: of a hero, equipment or an ability. */
export type Card = {
  card: number
  id: string
  name: ByLanguage
  flavour: ByLanguage
  role?: ByLanguage
  text?: ByLanguage
  cost?: number
  numbers: Record<string, number>
  melee?: Attack
  ranged?: Attack
  keywords?: string[]
  reason?: Said | null
}

export type Item = { item: number; name: ByLanguage; text: ByLanguage; cost: number; kept: boolean }
export type Held = Item & { count: number }

export type HeroNumbers = Record<Skill | 'sharp' | 'defence' | 'speed' | 'cost', number> &
  Record<Mode, Attack> & { keywords: string[] }

export type Hero = {
  number: number
  seat: number
  name?: ByLanguage
  cards: { heroes: Card | null; equipment: Card | null; abilities: Card | null }
  square: number
  health: number
  most_health?: number
  energy: number
  treasure: number
  actions: number
  acted: boolean
  objects: number
  hidden: boolean
  dazed: boolean
  reason: Said | null
  items: Held[]
  numbers?: HeroNumbers
}

export type Kind = 'green_melee' | 'green_ranged' | 'blue_melee' | 'blue_ranged' | 'red'
export type Enemy = {
  letter: string
  kind: Kind
  name: ByLanguage
  type: Mode
  square: number
  health: number
  top: number
  boss: boolean
  stunned: boolean
  waits: boolean
}

export type EnemyCard = Record<Mode, Attack> & {
  kind: Kind
  id: string
  side: 'normal' | 'hard'
  name: ByLanguage
  behaviour: ByLanguage
  flavour: ByLanguage
  defence: number
  speed: number
  target: string
  stance: string
  keywords: string[]
}

export type Feature = {
  number: number
  id: string
  label: ByLanguage
  square: number
  used: boolean
  too_early: boolean
}
export type Reach = { move: number; square: number; cost: number; action: boolean; pit: boolean; path: number[] }
export type Target = {
  letter: string
  strike: number | null
  shoot: number | null
  defence: number
  reason: Said | null
}
export type RollPurpose = 'attack' | 'defence' | 'test' | 'encounter'
export type Dice = { for: RollPurpose; shown: number[]; marked: boolean[] }
export type Waiting = { name: ByLanguage; health: number; boss: boolean }

export type Quest = {
  id: number | 'generated'
  name?: ByLanguage
  intro?: ByLanguage
  special?: ByLanguage[]
  difficulty: string
  win_text?: ByLanguage
  counters: Record<string, number>
  boss_down: boolean
}

export type DeckBox = {
  phase: 'setup' | 'heroes' | 'enemies' | 'recovery' | 'won' | 'lost'
  wait: string
  round: number
  quest: Quest
  rooms: Room[]
  planned: number
  features: Feature[]
  dropped: { square: number; objects: number }[]
  heroes: Hero[]
  asked: number
  active: number | null
  called: number | null
  points: number
  enemies: Enemy[]
  cards: EnemyCard[]
  market: (Item | null)[]
  deck: number
  dice: Dice | null
  pool: Waiting[]
  choices: Card[]
  reach?: Reach[]
  targets?: Target[]
}

export const tableOf = (view: View): DeckBox => view.table as unknown as DeckBox

// Odds: games/deck_box/odds.py

export type AttackOdds = Attack & {
  move: number
  letter: string
  hits: number
  damage: number
  wounds: number
  kills: number
  health: number
}
export type TestOdds = Attack & { move: number; hero: number; skill: Skill; need: number; passes: number }
export type Danger = { heroes: { hero: number; damage: number; falls: number }[]; exact: boolean; samples: number }
export type Chances = { attacks: AttackOdds[]; tests: TestOdds[]; danger: Danger | null }

// Squares: a room's number times 81, and the place on its tile

export const SIZE = 9
const CELLS = SIZE * SIZE
export const roomOf = (square: number): number => Math.floor(square / CELLS) + 1
export const cellOf = (square: number): number => square % CELLS

/** As a player says it: room, column from the left, row from below. */
export function squareName(square: number): string {
  const cell = cellOf(square)
  return `${roomOf(square)}${'abcdefghi'[cell % SIZE]}${SIZE - Math.floor(cell / SIZE)}`
}

export const heroAt = ({ heroes }: DeckBox, square: number): Hero | undefined =>
  heroes.find((hero) => hero.square === square && square >= 0)
export const enemyAt = ({ enemies }: DeckBox, square: number): Enemy | undefined =>
  enemies.find((enemy) => enemy.square === square)
export const cardOf = ({ cards }: DeckBox, kind: Kind): EnemyCard | undefined =>
  cards.find((card) => card.kind === kind)
export const isOver = ({ phase }: DeckBox): boolean => phase === 'won' || phase === 'lost'

export const COLOURS = ['green', 'blue', 'red'] as const
export type Colour = (typeof COLOURS)[number]
export const colourOf = (kind: Kind): Colour => (kind.split('_')[0] ?? 'red') as Colour
