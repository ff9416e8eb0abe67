/** What dice are taken up for: a box to cover, or a skill to pay for. */

import { type Die, inOrder, total } from './dice'
import { type Box, type Cost, type Hero, heroOf, type HeroSkill, type OneDeck } from './table'

export type Goal = { box: number } | { hero: number; slot: number }

/** What a goal wants: dice that fit, worth so much in all. `single`: one die alone. */
export type Want = { fits(die: Die): boolean; worth(die: Die): number; enough: number; single: boolean }

export const same = (one: Goal | null, other: Goal | null): boolean => JSON.stringify(one) === JSON.stringify(other)

export const boxOf = (table: OneDeck, goal: Goal): Box | undefined =>
  'box' in goal ? table.encounter?.boxes.find(({ box }) => box === goal.box) : undefined

export function skillOf(table: OneDeck, goal: Goal): HeroSkill | undefined {
  return 'slot' in goal ? heroOf(table, goal.hero)?.skills.find(({ slot }) => slot === goal.slot) : undefined
}

export function wantOf(table: OneDeck, goal: Goal): Want | undefined {
  const box = boxOf(table, goal)
  if (box) return wantOfBox(box)
  const [skill, hero] = [skillOf(table, goal), 'slot' in goal ? heroOf(table, goal.hero) : undefined]
  return skill?.cost && hero ? wantOfSkill(skill.cost, hero) : undefined
}

function wantOfBox(box: Box): Want {
  const fits = ({ die }: Die) => box.takes.includes(die)
  return { fits, worth: ({ value }) => value, enough: box.value, single: !box.wide }
}

/** Mana is what magic dice add up to; other skills cost a number of dice. Heroes pay with their own. */
function wantOfSkill({ colour, n, mana }: Cost, { hero }: Hero): Want {
  const pays = ({ kind }: Die) => kind === 'heroic' || kind === colour || (mana && kind === 'mana')
  return {
    fits: (die) => die.hero === hero && pays(die),
    worth: ({ value }) => (mana ? value : 1),
    enough: n,
    single: false,
  }
}

export const worthOf = (want: Want, dice: readonly Die[]): number =>
  dice.reduce((all, die) => all + (want.fits(die) ? want.worth(die) : 0), 0)

/** Whether these dice are right: all of them fit, they are enough, and a single box has one. */
export function isMet(want: Want, dice: readonly Die[]): boolean {
  const alone = !want.single || dice.length === 1
  return dice.length > 0 && alone && dice.every(want.fits) && worthOf(want, dice) >= want.enough
}

/** Whether they could become right with more dice. */
export const isBegun = (want: Want, dice: readonly Die[]): boolean => !want.single && dice.every(want.fits)

/** The dice that are missed least: the fewest heroic ones, then the lowest in all, then the fewest. */
export function cheapest(want: Want, dice: readonly Die[]): Die[] | undefined {
  const able = dice.filter(want.fits)
  if (want.single) return cheaper(able.filter((die) => want.worth(die) >= want.enough).map((die) => [die]))
  return cheaper(subsets(able).filter((some) => isMet(want, some)))
}

const price = (dice: readonly Die[]): number =>
  dice.filter(({ kind }) => kind === 'heroic').length * 10_000 + total(dice) * 100 + dice.length

const cheaper = (ways: Die[][]): Die[] | undefined =>
  ways.reduce<Die[] | undefined>((best, way) => (!best || price(way) < price(best) ? way : best), undefined)

/** All sets of dice, alike ones told apart by number only. */
function subsets(dice: readonly Die[]): Die[][] {
  const numbers = [...new Set(dice.map(({ die }) => die))]
  const groups = numbers.map((number) => dice.filter(({ die }) => die === number))
  const upTo = (alike: Die[]) => Array.from({ length: alike.length + 1 }, (_, n) => alike.slice(0, n))
  return groups.reduce<Die[][]>(
    (sets, alike) => sets.flatMap((set) => upTo(alike).map((some) => [...set, ...some])),
    [[]],
  )
}

/** The moves that use these dice for a goal, the highest first; dice too many are left. */
export function movesFor(table: OneDeck, goal: Goal, dice: readonly Die[]): string[] {
  const box = boxOf(table, goal)
  const want = wantOf(table, goal)
  const used = want ? needed(want, inOrder(dice)) : []
  if (box) return used.map(({ text }) => `place ${text} ${box.plays}`)
  return 'slot' in goal ? [`use ${goal.hero} ${goal.slot}`, ...used.map(({ text }) => `pick ${text}`)] : []
}

/** As many of them, in order, as it takes. */
function needed(want: Want, dice: Die[]): Die[] {
  const at = dice.findIndex((_, index) => worthOf(want, dice.slice(0, index + 1)) >= want.enough)
  return dice.slice(0, at + 1)
}
