/** Dice as one takes them up: each by itself, though alike ones are one choice to the rules. */

import type { Frame } from '../../pieces/die'
import { COLOURS, type Dice, type Kind, type OneDeck } from './table'

/** One die. `id` tells it from others of its like; `text` is its name in moves. */
export type Die = { id: string; die: number; hero: number; kind: Kind; value: number; text: string }

const KINDS: readonly Kind[] = [...COLOURS, 'mana', 'shields']
const SIDES = 2

/** The side of the pair that a die belongs to, as moves name it: 1 or 2. */
const sideOf = (die: number): number => 1 + (Math.floor(die / KINDS.length) % SIDES)

/** The dice of a pool, by kind and then by value. */
export function diceOf(pool: readonly Dice[]): Die[] {
  const all = pool.flatMap(({ die, hero, kind, value, count }) =>
    Array.from({ length: count }, (_, copy) => ({
      ...{ id: `${die}.${copy}`, die, hero, kind, value },
      text: `${value} ${sideOf(die)} ${kind}`,
    })),
  )
  return all.sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || one.die - other.die)
}

/** In the order in which moves name them: the highest first. */
export const inOrder = (dice: readonly Die[]): Die[] => [...dice].sort((one, other) => one.die - other.die)

export const total = (dice: readonly Die[]): number => dice.reduce((all, { value }) => all + value, 0)

/** The dice of one hero. */
export const trayOf = (table: OneDeck, hero: number): Die[] => diceOf(table.dice.filter((each) => each.hero === hero))

/** The frame that tells a kind without colour. */
export const FRAMES: Record<Kind, Frame> = {
  strength: 'square',
  agility: 'circle',
  magic: 'diamond',
  heroic: 'star',
  mana: 'diamond',
  shields: 'star',
}
