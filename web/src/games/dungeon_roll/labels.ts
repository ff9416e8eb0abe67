/** Things in words: what they are, what a tap does, or why it does nothing. Read aloud, and in part seen between the trays. */

import type { Arg } from '../../lib/wire'
import type { Words } from '../../lib/words'
import type { Hand } from './hand.svelte'
import { whyNot } from './refusals'
import { countOf, type DungeonRoll, isTreasure, MONSTERS, type Pile, type Spot, type Treasure } from './table'

/** The name of anything one can point at. */
export function nameOf(table: DungeonRoll, spot: Spot | 'dragon', words: Words): string {
  if (spot === 'ally')
    return words.say('board-ally', { face: { id: `face-${table.allies?.face ?? 'thief'}`, args: {} } })
  if (spot === 'hero') return table.seats[table.adventurer]?.hero?.name[words.language] ?? words.say('board-hero')
  return isTreasure(spot) ? treasureName(table, spot, words) : words.say(`face-${spot}`)
}

/** Some treasures are called differently in the published game. */
export function treasureName(table: DungeonRoll, kind: Treasure, words: Words): string {
  const published = `treasure-${kind}-published`
  return words.say(table.rules === 'published' && words.has(published) ? published : `treasure-${kind}`)
}

/** What a treasure does. */
export function treasureText(table: DungeonRoll, kind: Treasure, words: Words): string {
  const id = `treasure-${kind}-does`
  return words.say(table.rules === 'published' && words.has(`${id}-published`) ? `${id}-published` : id)
}

/** What a tap on a spot does, or why it does nothing; nothing where nobody would ask. */
export function hintFor(table: DungeonRoll, hand: Hand, spot: Spot, words: Words): string {
  const deed = hand.deedFor(spot)
  if (deed) return `${words.offer(deed.offer.said)}.`
  if (hand.isLit(spot) || hand.isUsable(spot) || hand.isPicked(spot)) return ''
  const source = hand.picked && 'source' in hand.picked ? hand.picked.source : null
  return words.put(whyNot(table, spot, source))
}

/** A pile of dice for those who listen. `mine`: whether one can do anything now. */
export function pileLabel(table: DungeonRoll, hand: Hand, pile: Pile, mine: boolean, words: Words): string {
  const args: Record<string, Arg> = { face: words.say(`face-${pile}`), count: countOf(table, pile) }
  const most = hand.reach(pile)
  if (most) return words.say('board-pile-up', { ...args, up: hand.up[pile]?.length ?? 0, most })
  return `${words.say('board-pile', args)} ${mine ? hintFor(table, hand, pile, words) : ''}`.trim()
}

/** How likely something is, as people say it: never 0 or 100 % for what is not certain. */
export function percent(chance: number): number {
  const rounded = Math.round(chance * 100)
  if (rounded === 0 && chance > 0) return 1
  return rounded === 100 && chance < 1 ? 99 : rounded
}

/** A change with its sign, to one decimal: +1.3, −0.4. */
export function signed(change: number, words: Words): string {
  const format = new Intl.NumberFormat(words.language, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  return format.format(change).replace('-', '−')
}

/** What stands between the trays: what the thing looked at does, or else what is to be done with what is picked. */
export function sentence(table: DungeonRoll, hand: Hand, looked: Spot | null, mine: boolean, words: Words): string {
  const asked = hand.refused ?? looked
  const wanted = hand.refused || (hand.picked && !hand.immediate.length)
  const hint = mine && asked && wanted ? hintFor(table, hand, asked, words) : ''
  if (hint) return hint
  if (looked && isTreasure(looked) && !hand.immediate.length) return treasureText(table, looked, words)
  return mine ? standing(table, hand, words) : ''
}

function standing(table: DungeonRoll, hand: Hand, words: Words): string {
  const { picked } = hand
  if (hand.collecting) return words.say('board-take-up', { what: table.purpose ?? 'scroll' })
  if (hand.immediate.some(({ verb }) => verb === 'use')) return '' // the button says it
  if (picked && 'source' in picked && isTreasure(picked.source)) return treasureText(table, picked.source, words)
  if (picked && 'source' in picked) return words.say('board-for-what', { name: nameOf(table, picked.source, words) })
  if (picked && 'target' in picked) return words.say('board-by-whom', { name: nameOf(table, picked.target, words) })
  if (table.stage) return words.say(`board-stage-${table.stage}`, { left: table.left })
  return words.say(`board-how-${table.phase}`, {
    monsters: MONSTERS.some((face) => table.dungeon[face]) ? 'yes' : 'no',
  })
}
