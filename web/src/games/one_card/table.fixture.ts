/** A small table for tests: level 1, the adventurer on c1 between two walls, spider 1 on c3, spider 2 beside him on c2. */

import type { Offer } from '../../lib/wire'
import type { OneCard } from './table'

export const C1 = 22
export const [B1, D1, C2, C3, B2] = [21, 23, 17, 12, 16] as const

export function aTable(change: Partial<OneCard> = {}): OneCard {
  return {
    phase: 'act',
    level: 1,
    levels: 12,
    turn: 2,
    board: { size: 5, walls: [8, B2, 18], stairs: 20, far_stairs: 4 },
    adventurer: {
      class: 'none',
      power_used: false,
      tile: C1,
      health: 6,
      most_health: 6,
      skills: {
        speed: { skill: 1, die: 5, total: 6, left: 2 },
        attack: { skill: 1, die: 3, total: 4, left: 4 },
        defence: { skill: 1, die: 6, total: 7, left: null },
        range: { skill: 2, die: null, total: 2, left: null },
      },
    },
    dice: [],
    kept: null,
    monster: { name: { en: 'Spider', fr: 'Araignée' }, health: 2, speed: 5, attack: 4, defence: 4, range: 3 },
    monsters: [
      { number: 1, tile: C3, health: 2 },
      { number: 2, tile: C2, health: 1 },
    ],
    mover: null,
    reach: [
      { tile: B1, cost: 2, path: [B1] },
      { tile: D1, cost: 2, path: [D1] },
    ],
    targets: [
      {
        number: 1,
        move: null,
        reason: { id: 'refuse-range', args: { range: 4, mine: 2, needs: 4, left: 4 } },
        range: 4,
      },
      { number: 2, move: 42, reason: null, range: 2 },
    ],
    replies: {
      [C1]: { monsters: [{ number: 1, tile: B1 }], attackers: [1, 2], blow: 1, damage: 1, falls: false, choice: true },
      [B1]: { monsters: [{ number: 1, tile: C3 }], attackers: [], blow: 0, damage: 0, falls: false, choice: false },
      [D1]: { monsters: [{ number: 1, tile: C3 }], attackers: [2], blow: 7, damage: 6, falls: true, choice: false },
    },
    ...change,
  }
}

export function anOffer(id: number, verb: string, ...args: number[]): Offer {
  return { id, verb, args, text: [verb, ...args].join(' '), said: { id: verb, args: {} } }
}
