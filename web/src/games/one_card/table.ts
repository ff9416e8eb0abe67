/** What the server tells of a table of One Card Dungeon: `describe` in games/one_card/view.py. */

import type { ByLanguage, Said, View } from '../../lib/wire'

export const SKILLS = ['speed', 'attack', 'defence', 'range'] as const
export type Skill = (typeof SKILLS)[number]

export type SkillState = { skill: number; die: number | null; total: number; left: number | null }

export type Hero = {
  class: 'none' | 'paladin' | 'barbarian' | 'ranger' | 'wizard'
  power_used: boolean
  tile: number
  health: number
  most_health: number
  skills: Record<Skill, SkillState>
}

export type Monster = { number: number; tile: number; health: number }
export type Kind = Record<Skill, number> & { name: ByLanguage; health: number }

/** One of the ways to give the three dice; the skills are totals. */
export type Way = Record<Skill, number> & {
  move: number
  aim: boolean
  tiles: number[]
  hits: number
  hurt: number
  falls: boolean
}
export type Reach = { tile: number; cost: number; path: number[] }
export type Target = { number: number; move: number | null; reason: Said | null; range: number }
/** What the monsters do if the turn ends on a tile. With `choice` the player will be asked; this is one outcome. */
export type Reply = {
  monsters: { number: number; tile: number }[]
  attackers: number[]
  /** What the attack would take of whoever had enough; `damage` is what there is to take. */
  blow: number
  damage: number
  falls: boolean
  choice: boolean
}

export type OneCard = {
  phase: 'keep' | 'roll' | 'give' | 'act' | 'order' | 'send' | 'reward' | 'won' | 'lost'
  level: number
  levels: number
  turn: number
  board: { size: number; walls: number[]; stairs: number; far_stairs: number }
  adventurer: Hero
  dice: number[]
  kept: Skill | null
  monster: Kind
  monsters: Monster[]
  mover: number | null
  ways?: Way[]
  reach?: Reach[]
  targets?: Target[]
  replies?: Record<string, Reply>
}

export const tableOf = (view: View): OneCard => view.table as unknown as OneCard

export const SIZE = 5
export const TILES = Array.from({ length: SIZE * SIZE }, (_, tile) => tile)
export const column = (tile: number): number => tile % SIZE
export const row = (tile: number): number => Math.floor(tile / SIZE)

/** As a player says it: columns a to e from the left, rows 1 to 5 from the near side. */
export const tileName = (tile: number): string => `${'abcde'[column(tile)]}${SIZE - row(tile)}`

/** The tile one step away, or the same tile at the edge of the board. */
export function beside(tile: number, [across, down]: readonly [number, number]): number {
  const [x, y] = [column(tile) + across, row(tile) + down]
  return x < 0 || y < 0 || x >= SIZE || y >= SIZE ? tile : y * SIZE + x
}
