/** The whole situation in a few sentences, for those who listen. */

import type { View } from '../../lib/wire'
import type { Words } from '../../lib/words'
import { diceOf } from './dice'
import { boxLine, cardName, inWords, list } from './labels'
import { atGuardian, healthOf, heroOf, type OneDeck, tableOf } from './table'

export function speak(view: View, words: Words): string {
  const table = tableOf(view)
  if (table.phase === 'won' || table.phase === 'lost') return words.put(view.prompt)
  const parts = [where(table, words), ...table.heroes.map(({ hero }) => who(table, hero, words)), what(table, words)]
  return [...parts, words.put(view.prompt)].filter(Boolean).join(' ')
}

function where(table: OneDeck, words: Words): string {
  const { dungeon, deck, level, potions } = table
  if (atGuardian(table))
    return words.say('board-guardian', { damage: dungeon.guardian.damage, health: dungeon.guardian.health })
  return words.say('board-say-where', {
    floor: dungeon.floor,
    cards: deck.cards,
    closed: deck.closed,
    open:
      deck.open
        .flat()
        .map((card) => cardName(card, words))
        .join(', ') || words.say('board-none'),
    ...{ level: level.level, xp: level.xp, price: level.price, cubes: potions.cubes },
  })
}

function who(table: OneDeck, number: number, words: Words): string {
  const hero = heroOf(table, number)
  return words.say('board-say-hero', {
    hero: inWords(hero?.name, words),
    left: hero ? healthOf(hero) : 0,
    health: hero?.health ?? 0,
    poison: hero?.poison ?? 0,
  })
}

function what(table: OneDeck, words: Words): string {
  const { encounter } = table
  if (!encounter?.boxes.length) return table.cards.map((card) => `${cardName(card, words)}.`).join(' ')
  const boxes = encounter.boxes.filter(({ covered }) => !covered).map((box) => boxLine(box, words))
  return words.say('board-say-encounter', {
    card: inWords(encounter.card?.name ?? table.dungeon.guardian.name, words),
    boxes: boxes.join('; ') || words.say('board-none'),
    dice: list(diceOf(table.dice), words) || words.say('board-none'),
  })
}
