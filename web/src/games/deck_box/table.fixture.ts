/** A table for tests: two rooms of the first quest, Orla in the lower one, Hob beside her, two enemies in the upper one. */

import type { LogEntry, Offer, Said } from '../../lib/wire'
import type { DeckBox, Enemy, Hero, HeroNumbers, Room } from './table'

const both = (text: string) => ({ en: text, fr: text })

const GATE = [
  '####+####',
  '#.......#',
  '#.......#',
  '##.....##',
  '#.......#',
  '#.......#',
  '#.#g.g#.#',
  '#..g.g..#',
  '####+####',
]
const HALL = [
  '####+####',
  '#~.....~#',
  '#.......#',
  '#.#...#.#',
  '#.o...o.+',
  '#.......#',
  '#.#...#.#',
  '#.......#',
  '####+####',
]

const room = (number: number, y: number, grid: string[], exits: Room['exits']): Room => ({
  ...{
    number,
    tile: `${number}A`,
    name: both('tile'),
    title: both(`${number}. Room`),
    x: 0,
    y,
    arrow: 'u',
    grid,
    exits,
  },
})

const NUMBERS: HeroNumbers = {
  ...{ melee: { dice: 3, modifier: 1 }, ranged: { dice: 2, modifier: 0 }, sharp: 0, defence: 2, speed: 4, cost: 4 },
  ...{ strength: 2, dexterity: 0, wisdom: 0, charisma: 1, keywords: [] },
}

export const hero = (number: number, square: number, change: Partial<Hero> = {}): Hero => ({
  ...{ number, seat: 0, name: both(['', 'Orla', 'Hob'][number] ?? ''), square, health: 7, most_health: 9 },
  cards: { heroes: null, equipment: null, abilities: null },
  ...{
    energy: 1,
    treasure: 2,
    actions: 2,
    acted: false,
    objects: 0,
    hidden: false,
    dazed: false,
    reason: null,
    items: [],
  },
  numbers: NUMBERS,
  ...change,
})

export const enemy = (letter: string, square: number, change: Partial<Enemy> = {}): Enemy => ({
  ...{ letter, kind: 'green_melee', name: both('Scrapper'), type: 'melee', square, health: 2, top: 3 },
  ...{ boss: false, stunned: false, waits: false },
  ...change,
})

export function aTable(change: Partial<DeckBox> = {}): DeckBox {
  return {
    phase: 'heroes',
    wait: 'action',
    round: 2,
    quest: { id: 0, name: both('The Dimming Lamp'), difficulty: 'easy', counters: {}, boss_down: false },
    rooms: [
      room(1, 0, GATE, [
        { side: 'N', state: 'open', square: 4 },
        { side: 'S', state: 'closed', square: 76 },
      ]),
      room(2, -1, HALL, [
        { side: 'N', state: 'unexplored', square: 85 },
        { side: 'E', state: 'locked', square: 125 },
        { side: 'S', state: 'open', square: 4 },
      ]),
    ],
    planned: 6,
    features: [{ number: 1, id: 'till', label: both('Lift the chest'), square: 10, used: false, too_early: false }],
    dropped: [],
    heroes: [hero(1, 57), hero(2, 59)],
    asked: 1,
    active: 1,
    called: null,
    points: 0,
    enemies: [enemy('B', 112), enemy('A', 21, { type: 'ranged', kind: 'green_ranged' })],
    cards: [],
    market: [null, null, null],
    deck: 17,
    dice: null,
    pool: [],
    choices: [],
    reach: [
      { move: 7, square: 48, cost: 1, action: true, pit: false, path: [48] },
      { move: 8, square: 119, cost: 3, action: false, pit: true, path: [58, 119] },
    ],
    targets: [
      { letter: 'A', strike: null, shoot: 20, defence: 0, reason: null },
      { letter: 'B', strike: null, shoot: null, defence: 0, reason: said('refuse-sight') },
    ],
    ...change,
  }
}

export const said = (id: string, args: Said['args'] = {}): Said => ({ id, args })

export const offer = (id: number, verb: string, ...args: number[]): Offer => ({
  ...{ id, verb, args, text: [verb, ...args].join(' ') },
  said: said(verb, {
    tile: 'x',
    enemy: both('Scrapper'),
    letter: 'A',
    dice: 2,
    modifier: '+0',
    health: 2,
    hero: 'Orla',
  }),
})

/** A log from what was done, by whom, and what came of it; `c` is luck, whose dice are `die FACE LEFT PURPOSE`. */
export const aLog = (...entries: [string, string, ...Said[]][]): LogEntry[] =>
  entries.map(([who, verb, ...events], number) => {
    const [name = '', face, left, purpose = ''] = verb.split(' ')
    const die = { face: Number(face), left: Number(left), for: purpose }
    const args: Said['args'] = name === 'die' ? die : name === 'act' ? { letter: 'A' } : {}
    return { number, seat: who === 'c' ? 'chance' : Number(who), said: { id: name, args }, events, verb: name }
  })
