/** Things in words, for those who listen and for hints. */

import type { ByLanguage } from '../../lib/wire'
import type { Words } from '../../lib/words'
import { type Die, total } from './dice'
import { boxOf, type Goal, skillOf, wantOf, worthOf } from './goals'
import type { Hand } from './hand.svelte'
import { whyNot } from './refusals'
import type { Box, Card, Cost, Item, Kind, OneDeck, Square } from './table'

export const inWords = (text: ByLanguage | null | undefined, words: Words): string => text?.[words.language] ?? ''

/** What is on a card, and whether a leaf grows there. */
export const cardName = ({ name, leaf }: Pick<Card, 'name' | 'leaf'>, words: Words): string =>
  leaf ? words.say('leafy', { card: name }) : inWords(name, words)

/** "strength 5", as the game says it. */
export const dieName = (die: { kind: Kind; value: number }, words: Words): string =>
  words.say(`die-${die.kind}`, { value: die.value })

/** A box as printed: its colour and value, whether it is wide or has a shield, and what it costs. */
export function squareLabel(square: Square, words: Words): string {
  const wants = words.say('board-square', {
    colour: words.say(`colour-${square.colour}`),
    value: square.value ?? 'X',
    kind: [square.shield ? 'shield' : '', square.wide ? 'wide' : ''].filter(Boolean).join('-') || 'single',
  })
  return [wants, ...costWords(square, words)].join(', ')
}

/** What is lost if it stays open, and what covering it does. */
export function costWords(square: Pick<Square, 'hearts' | 'time' | 'poison' | 'skulls'>, words: Words): string[] {
  const parts = (['hearts', 'time', 'poison', 'skulls'] as const).filter((name) => square[name])
  return parts.map((name) => words.say(`board-cost-${name}`, { n: square[name] }))
}

/** How far a wide box is filled by the dice taken up: "7 / 9". */
export function progress(table: OneDeck, hand: Hand, box: Box): { now: number; of: number } | null {
  const { filling } = table.encounter ?? {}
  if (filling?.box === box.box) return { now: box.value - filling.missing, of: box.value }
  const goal: Goal = { box: box.box }
  const want = wantOf(table, goal)
  const aimed = hand.goal && 'box' in hand.goal && hand.goal.box === box.box
  return aimed && want ? { now: worthOf(want, hand.dice), of: box.value } : null
}

/** A box with its number. */
export const boxLine = (box: Box, words: Words): string =>
  words.say('board-box', { number: box.box, box: squareLabel(box, words) })

export function boxLabel(table: OneDeck, hand: Hand, box: Box, words: Words): string {
  const name = `${boxLine(box, words)}.`
  if (box.covered) return `${name} ${words.say('board-covered', { dice: list(box.dice, words) })}`
  const filled = progress(table, hand, box)
  const state = filled ? words.say('board-filled', filled) : hintFor(table, hand, { box: box.box }, words)
  return `${name} ${state}`.trim()
}

export const list = (dice: readonly { kind: Kind; value: number }[], words: Words): string =>
  dice.map((die) => dieName(die, words)).join(', ')

/** What a tap on a box or skill does, or why it does nothing. */
export function hintFor(table: OneDeck, hand: Hand, goal: Goal, words: Words): string {
  if (!hand.free || hand.isOpen(goal)) return ''
  const why = whyNot(table, hand, goal)
  return why ? words.put(why) : ''
}

/** "2 agility dice", "5 mana", "free". */
export function costLabel(cost: Cost | null, words: Words): string {
  if (!cost) return words.say('board-free')
  const colour = words.say(`colour-${cost.colour}`)
  return words.say(cost.mana ? 'board-mana' : 'board-dice-of', { n: cost.n, colour })
}

/** "+1 strength, +1 health". */
export function itemLabel(item: Item, words: Words): string {
  return Object.entries(item)
    .map(([icon, n]) => `+${n} ${icon === 'health' ? words.say('board-health') : words.say(`colour-${icon}`)}`)
    .join(', ')
}

/** What is in the hand and what to do with it. */
export function sentence(table: OneDeck, hand: Hand, mine: boolean, words: Words): string {
  const { refused } = hand
  if (refused) {
    const why = 'goal' in refused ? whyNot(table, hand, refused.goal) : { id: 'board-why-die', args: {} }
    return why ? words.put(why) : ''
  }
  if (!mine) return ''
  if (hand.changes) return words.say('board-collect', { n: hand.changes, up: hand.dice.length })
  if (!hand.free) return ''
  return hand.goal ? aiming(table, hand, hand.goal, words) : holding(hand, words)
}

function aiming(table: OneDeck, hand: Hand, goal: Goal, words: Words): string {
  const want = wantOf(table, goal)
  const now = want ? worthOf(want, hand.dice) : 0
  const [box, skill] = [boxOf(table, goal), skillOf(table, goal)]
  const name = box ? words.say('board-box-short', { number: box.box }) : inWords(skill?.name, words)
  return words.say(hand.ready ? 'board-ready' : 'board-more', { name, now, of: want?.enough ?? 0 })
}

function holding(hand: Hand, words: Words): string {
  if (!hand.dice.length) return words.say('board-how')
  return words.say('board-held', { dice: list(hand.dice, words), sum: total(hand.dice), count: hand.dice.length })
}

/** A die in the tray, for those who listen. */
export function dieLabel(die: Die, hand: Hand, words: Words): string {
  return `${dieName(die, words)}${hand.isUp(die) ? `, ${words.say('board-up')}` : ''}`
}
