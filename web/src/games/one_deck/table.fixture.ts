/** A small table for tests: a goblin with a shield, a wide box and two others, against seven dice. */

import type { Offer } from '../../lib/wire'
import { type Box, type Card, COLOURS, type Dice, type Hero, type HeroSkill, type Kind, type OneDeck } from './table'

const both = (text: string) => ({ en: text, fr: text })
const KINDS: Kind[] = ['strength', 'agility', 'magic', 'heroic', 'mana', 'shields']
const LETTERS = 'SAMHmh'

/** Dice as on the cards: "S6 A4 A4", those of the second hero after a bar. */
export function someDice(text: string): Dice[] {
  const found = new Map<number, Dice>()
  for (const [side, pool] of text.split('|').entries()) {
    for (const [letter, digit] of pool
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => [...name])) {
      const [kind, value] = [LETTERS.indexOf(letter ?? ''), Number(digit)]
      const die = (6 - value) * 12 + side * 6 + kind
      const had = found.get(die)?.count ?? 0
      found.set(die, { die, hero: side + 1, kind: KINDS[kind] ?? 'strength', value, count: had + 1 })
    }
  }
  return [...found.values()].sort((one, other) => one.die - other.die)
}

/** A box such as "A8w!:hht", as in the content files. */
export function aBox(box: number, text: string, dice: readonly Dice[], change: Partial<Box> = {}): Box {
  const [wants = '', icons = ''] = text.split(':')
  const colour: Box['colour'] = COLOURS.find((each) => each[0] === wants[0]?.toLowerCase()) ?? 'any'
  const count = (icon: string) => [...icons].filter((each) => each === icon).length
  const fits = ({ kind }: Dice) => kind === 'heroic' || colour === 'any' || kind === colour
  return {
    ...{ box, colour, value: parseInt(wants.slice(1)), wide: wants.includes('w'), shield: wants.includes('!') },
    ...{ hearts: count('h'), time: count('t'), poison: count('p'), skulls: count('k') },
    ...{ dungeon: false, covered: false, once: false, dice: [], plays: box },
    takes: dice.filter(fits).map(({ die }) => die),
    ...change,
  }
}

export const aSkill = (slot: number, change: Partial<HeroSkill> = {}): HeroSkill => ({
  ...{ id: 'cleave', name: both('Cleave'), text: both('A 6.'), mark: null, use: ['combat'] },
  ...{ cost: { colour: 'strength', n: 2, mana: false }, slot, from: 'learned', used: false },
  ...change,
})

export const aHero = (hero = 1, skills: HeroSkill[] = [aSkill(3)]): Hero => ({
  ...{ hero, id: 'warrior', name: both('Warrior'), mark: null, seat: 0, health: 6, wounds: 2, poison: 0 },
  icons: { strength: 4, agility: 2, magic: 1 },
  feat: { name: both('Frenzy'), text: both('Roll.'), stored: 0, most: 2, used: false, ready: false },
  ...{ items: [], skills },
})

export const aCard = (change: Partial<Card> = {}): Card => ({
  ...{ card: 18, kind: 'goblin', name: both('Goblin'), combat: true, xp: 3, item: { strength: 1, health: 1 } },
  leaf: false,
  scroll: { ...aSkill(0), potion: false },
  ...change,
})

export const DICE = 'S6 S5 S2 A4 A3 M3 H2'

export function aTable(change: Partial<OneDeck> = {}, text = DICE): OneDeck {
  const dice = change.dice ?? someDice(text)
  const boxes = [aBox(1, 'A3!', dice), aBox(2, 'S9w:hht', dice), aBox(3, 'S5:h', dice), aBox(4, 'M4:t', dice)]
  return {
    ...{ phase: 'act', turn: 3, leader: 0, word: 0 },
    dungeon: {
      ...{ id: 'dragons_cave', name: both('Dragon’s Cave'), difficulty: 1, floor: 1 },
      floors: [1, 2, 3].map((n) => ({ name: both(`Floor ${n}`), text: null, open: n === 1, combat: [], peril: [] })),
      guardian: { name: both('Dragon'), text: both(''), health: 6, damage: 0, round: 0 },
    },
    deck: {
      ...{ cards: 31, stairs: false, tokens: 0, tokens_for_a_wound: 3, discarded: {}, closed: 3 },
      ...{ limit: 4, leaves: 0, open: [] },
    },
    level: { level: 1, xp: 2, price: 6, paid: 0, items: 1, skills: 2, bonus: 0, mark: null },
    potions: { cubes: 1, known: [] },
    heroes: [aHero()],
    supply: { strength: 5, agility: 6, magic: 7, heroic: 5 },
    dice,
    rolled: [],
    encounter: {
      ...{ mode: 'combat', card: aCard(), ability: null, options: null, option: null, boxes },
      ...{ ignored: { hearts: 0, time: 0 }, filling: null },
    },
    cards: [],
    loot: null,
    pairs: [[1]],
    stop_now: { wounds: 3, time: 2, poison: 0 },
    ...{ rolling: null, picking: null, best: [], to_join: 2 },
    ...change,
  }
}

/** The offers of these moves, each with its place in the list for an id. */
export const someOffers = (...texts: string[]): Offer[] =>
  texts.map((text, id) => {
    const verb = text.split(' ')[0] ?? ''
    return { id, verb, args: [], text, said: { id: verb, args: {} } }
  })
