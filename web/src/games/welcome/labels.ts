/** Things in words: for those who listen, and beside the card. */

import type { Words } from '../../lib/words'
import type { Scene } from './scene'
import { isOpen, isShown, type Kind, type Monster, type PileCard, stoppers, type Tile, type Welcome } from './table'

type Told = Pick<Scene, 'table' | 'words' | 'me' | 'nameOf'>

/** What is known of one card. */
export type Check = 'put' | 'removed' | 'shown' | 'hand' | 'unknown'
const CHECKS: Check[] = ['put', 'hand', 'removed', 'shown', 'unknown']

/** The cards of a kind, one by one. */
export const checks = (kind: Kind): Check[] => CHECKS.flatMap((check) => Array<Check>(kind[check]).fill(check))

/** Whose knowledge it is that the view holds. */
export const knower = ({ table, me }: Pick<Told, 'table' | 'me'>): 'mine' | 'all' | 'open' =>
  isOpen(table, me) ? 'open' : me === null ? 'all' : 'mine'

/** A kind of monster, and what is known of its cards. */
export function kindLabel(told: Pick<Told, 'table' | 'words' | 'me'>, kind: Kind): string {
  const { words } = told
  const known = CHECKS.filter((check) => kind[check]).map((check) =>
    words.say('page-check-count', {
      count: kind[check],
      what: words.say(`page-check-${check}`, { whose: knower(told) }),
    }),
  )
  return words.say('page-check', { monster: kind.name, power: kind.power, known: known.join(', ') })
}

/** Which tiles stop a monster by themselves. */
export function stoppedBy({ table, words }: Pick<Told, 'table' | 'words'>, monster: Monster): string {
  const names = stoppers(table, monster).map(({ name }) => name[words.language])
  const tiles = new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names)
  return words.say(names.length ? 'page-stopped' : 'page-not-stopped', { tiles, count: names.length })
}

/** Where a tile is. */
export function stateOf({ words, nameOf }: Pick<Told, 'words' | 'nameOf'>, { state, by, monster }: Tile): string {
  if (state !== 'gone') return words.say(`page-tile-${state}`)
  const name = nameOf(by ?? 0)
  if (!monster) return words.say('page-tile-gone', { name })
  return words.say('page-tile-gone-with', { name, monster: monster.name, power: monster.power })
}

export function tileLabel(told: Pick<Told, 'words' | 'nameOf'>, tile: Tile): string {
  const { words } = told
  return words.say('page-tile', { tile: tile.name, text: tile.text, state: stateOf(told, tile) })
}

/** A card of the dungeon: what it is, if we know it, and whose it is. */
export function cardLabel({ table, words, me, nameOf }: Told, { by, monster, turned }: PileCard): string {
  const what = monster
    ? words.say('page-card', { monster: monster.name, power: monster.power })
    : words.say('page-card-hidden')
  const whose = by === me ? words.say('page-card-mine') : words.say('page-card-by', { name: nameOf(by) })
  const state = turned ? words.say('page-card-turned') : isShown(table) ? words.say('page-card-left') : ''
  return [what, whose, state].filter(Boolean).join(', ')
}

/** A tile that was set aside, with its monster. */
export function asideLabel({ words, nameOf }: Pick<Told, 'words' | 'nameOf'>, tile: Tile): string {
  return `${tile.name[words.language]}, ${stateOf({ words, nameOf }, tile)}`
}

/** How a player stands in this round. */
export function standing({ table, words }: Pick<Told, 'table' | 'words'>, index: number): string {
  const seat = table.seats[index]
  if (!seat) return ''
  if (seat.out) return words.say('page-out')
  const where = place(table, index)
  return [...(where ? [words.say(where)] : []), words.say('page-added', { count: seat.added })].join(' · ')
}

function place(table: Welcome, index: number): string {
  if (table.run?.runner === index && !isShown(table)) return 'page-inside'
  if (isShown(table)) return ''
  return table.seats[index]?.passed ? 'page-passed' : 'page-bidding'
}

/** How likely something is, as people say it: never 0 or 100 % for what is not certain. */
export function percent(chance: number): number {
  const rounded = Math.round(chance * 100)
  if (rounded === 0 && chance > 0) return 1
  return rounded === 100 && chance < 1 ? 99 : rounded
}

/** A change with its sign: +2, −5. */
export const signed = (change: number, words: Words): string =>
  new Intl.NumberFormat(words.language, { signDisplay: 'exceptZero' }).format(change).replace('-', '−')
