/** Why a box cannot be covered or a skill not be used, from what lies on the table. */

import type { Said } from '../../lib/wire'
import { boxOf, cheapest, type Goal, skillOf, wantOf, worthOf } from './goals'
import type { Hand } from './hand.svelte'
import type { Box, HeroSkill, OneDeck } from './table'

export function whyNot(table: OneDeck, hand: Hand, goal: Goal): Said | null {
  const [box, skill] = [boxOf(table, goal), skillOf(table, goal)]
  if (box) return ofBox(table, hand, box)
  return skill ? ofSkill(table, hand, goal, skill) : null
}

const why = (id: string, args: Said['args'] = {}): Said => ({ id: `board-why-${id}`, args })

function ofBox(table: OneDeck, hand: Hand, box: Box): Said | null {
  if (box.covered) return why('covered')
  if (table.phase === 'pick') return why('picking')
  if (table.phase !== 'act') return why('later')
  if (box.plays === null) return why('shields')
  const want = wantOf(table, { box: box.box })
  if (!want) return null
  if (hand.dice.length) return ofDice(hand, box)
  return cheapest(want, hand.all) ? null : why(box.wide ? 'sum' : 'none', { value: box.value })
}

/** What is wrong with the dice taken up. */
function ofDice(hand: Hand, box: Box): Said | null {
  const colour = { id: `colour-${box.colour}`, args: {} }
  if (hand.dice.some(({ die }) => !box.takes.includes(die))) return why('colour', { colour })
  if (!box.wide && hand.dice.length > 1) return why('one')
  const low = !box.wide && (hand.dice[0]?.value ?? 0) < box.value
  return low ? why('low', { value: box.value }) : null
}

function ofSkill(table: OneDeck, hand: Hand, goal: Goal, skill: HeroSkill): Said | null {
  const mode = table.encounter?.mode
  if (skill.used) return why('used')
  if (!skill.use.length) return why('always')
  if (!mode || table.phase !== 'act') return why('later')
  if (!skill.use.includes(mode)) return why('mode')
  const want = wantOf(table, goal)
  if (want && worthOf(want, hand.all) < want.enough) return why('pay')
  if (want && hand.dice.length && !hand.dice.every(want.fits)) return why('pay-with')
  return hand.isOpen(goal) || hand.goal ? null : why('nothing')
}
