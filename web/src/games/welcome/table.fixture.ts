/** A table for tests: the Barbarian in the second round; Ann (seat 0) has put a Golem in, Bob a card, and set one aside. */

import type { LogEntry, Offer, Said } from '../../lib/wire'
import type { Kind, Monster, Tile, Welcome } from './table'

const both = (text: string) => ({ en: text, fr: text })

const POWERS = { goblin: 1, orc: 3, golem: 5, dragon: 9 }
export type Known = keyof typeof POWERS
export const monster = (id: Known): Monster => ({ id, name: both(id), power: POWERS[id] })

const KINDS = ['torch', 'war_hammer', 'vorpal_axe', 'healing_potion', 'chainmail', 'leather_shield']
export const tile = (number: number, change: Partial<Tile> = {}): Tile => {
  const kind = KINDS[number - 1] ?? ''
  const printed = { kind, name: both(kind), short: both(`${kind}!`), text: both(`${kind} helps.`) }
  return { number, ...printed, state: 'ready', by: null, monster: null, ...change }
}

const kind = (id: Known, change: Partial<Kind> = {}): Kind => ({
  ...monster(id),
  ...{ copies: 2, put: 0, removed: 0, shown: 0, hand: 0, unknown: 2 },
  stopped_by: [],
  ...change,
})

const seat = { successes: 0, failures: 0, out: false, passed: false, added: 1, aside: [] }

export function aTable(change: Partial<Welcome> = {}): Welcome {
  return {
    phase: 'bid',
    round: 2,
    seat: 0,
    seats: [
      { ...seat, successes: 1 },
      { ...seat, aside: [5] },
    ],
    adventurer: { id: 'barbarian', name: both('Barbarian'), hit_points: 4, total: 7 },
    equipment: [1, 2, 3, 4, 5, 6].map((number) => tile(number, number === 5 ? { state: 'gone', by: 1 } : {})),
    deck: 10,
    dungeon: [
      { by: 1, monster: null, turned: false },
      { by: 0, monster: monster('golem'), turned: false },
    ],
    hand: null,
    run: null,
    monsters: [
      kind('goblin', { stopped_by: [1] }),
      kind('orc', { stopped_by: [1] }),
      kind('golem', { put: 1, unknown: 1, stopped_by: [2] }),
      kind('dragon', { copies: 1, unknown: 1 }),
    ],
    adventurers: [],
    rolling: null,
    result: null,
    ...change,
  }
}

/** The dungeon after its first card. */
export const aRun = (change: Partial<Welcome> = {}): Welcome =>
  aTable({
    phase: 'flip',
    dungeon: [
      { by: 1, monster: monster('orc'), turned: true },
      { by: 0, monster: monster('golem'), turned: false },
    ],
    run: {
      ...{ runner: 0, hit_points: 7, left: 1, open: null, named: null, swapped: null },
      ...{ protected: false, down: false, outcome: null },
    },
    ...change,
  })

/** Moves as text, such as "aside 3". Numbers in them count from 1, the arguments from 0. */
export const someOffers = (...texts: string[]): Offer[] =>
  texts.map((text, id) => {
    const [verb = '', arg] = text.split(' ')
    const args = arg === undefined ? [] : [Number.isNaN(Number(arg)) ? 0 : Number(arg) - 1]
    return { id, verb, args, text, said: { id: verb, args: {} } }
  })

/** A log from what was done and what came of it. */
export const aLog = (...entries: [string, ...Said[]][]): LogEntry[] =>
  entries.map(([id, ...events], number) => ({ number, seat: 0, said: { id, args: {} }, events, verb: id }))

export const said = (id: string, args: Said['args'] = {}): Said => ({ id, args })
