/** What the loot would change: before and after, for each way to take the card. */

import type { Offer } from '../../lib/wire'
import type { Words } from '../../lib/words'
import { inWords } from './labels'
import { heroOf, type Card, type Hero, type OneDeck } from './table'

export type Change = { what: string; before: string; after: string }
export type Taking = { offer: Offer; whose: string; changes: Change[]; instead: string }
export const WAYS = ['item', 'skill', 'potion', 'xp'] as const
export type WayOfLoot = (typeof WAYS)[number]

/** The way to take the card that a move belongs to; swaps belong to what they put in the old one’s place. */
export const wayOf = (verb: string): WayOfLoot | undefined => WAYS.find((way) => verb === way || verb === `swap_${way}`)

/** Every offer of one way, with what it changes. */
export function takings(table: OneDeck, card: Card, way: WayOfLoot, offers: readonly Offer[], words: Words): Taking[] {
  return offers
    .filter(({ verb }) => wayOf(verb) === way)
    .map((offer) => {
      const [hero, place] = offer.text.split(' ').slice(1).map(Number)
      const owner = hero ? heroOf(table, hero) : undefined
      return {
        offer,
        whose: owner && table.heroes.length > 1 ? inWords(owner.name, words) : '',
        changes: changesOf(table, card, way, owner, words),
        instead: owner && place ? replaced(owner, way, place, words) : '',
      }
    })
}

function changesOf(table: OneDeck, card: Card, way: WayOfLoot, hero: Hero | undefined, words: Words): Change[] {
  if (way === 'xp') return [step(words.say('board-xp-short'), table.level.xp, table.level.xp + card.xp)]
  if (way === 'potion') return [step(words.say('board-cubes-short'), table.potions.cubes, table.potions.cubes + 1)]
  if (way === 'skill' || !hero) return []
  return Object.entries(card.item).map(([icon, n]) => {
    const what = icon === 'health' ? words.say('board-health') : words.say(`colour-${icon}`)
    const now = icon === 'health' ? hero.health : hero.icons[icon as keyof Hero['icons']]
    return step(what, now, now + n)
  })
}

const step = (what: string, before: number, after: number): Change => ({
  what,
  before: String(before),
  after: String(after),
})

function replaced(hero: Hero, way: WayOfLoot, place: number, words: Words): string {
  if (way === 'item') return inWords(hero.items[place - 1]?.name, words)
  return inWords(hero.skills.filter(({ from }) => from === 'learned')[place - 1]?.name, words)
}
