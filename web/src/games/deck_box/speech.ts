/** The whole situation in a few sentences, for those who listen. */

import type { View } from '../../lib/wire'
import type { Words } from '../../lib/words'
import { enemyName, heroName } from './labels'
import { type DeckBox, type Hero, squareName, tableOf } from './table'

export function speak(view: View, words: Words): string {
  const table = tableOf(view)
  const quest = table.quest.name?.[words.language] ?? words.say('quest-generated')
  const where = words.say('page-say-where', { quest, round: table.round, phase: words.say(`phase-${table.phase}`) })
  return [where, ...table.heroes.map(hero(words)), enemies(table, words), words.put(view.prompt)]
    .filter(Boolean)
    .join(' ')
}

const hero =
  (words: Words) =>
  (each: Hero): string => {
    if (!each.numbers || each.square < 0) return ''
    const { health, most_health: most = 0, energy, treasure, actions } = each
    const square = squareName(each.square)
    return words.say('page-say-hero', { hero: heroName(each, words), square, health, most, energy, treasure, actions })
  }

function enemies({ enemies: there, rooms }: DeckBox, words: Words): string {
  if (!rooms.length) return ''
  const list = there.map((enemy) => `${enemyName(enemy, words)} ${squareName(enemy.square)} (${enemy.health})`)
  return list.length ? words.say('page-say-enemies', { list: list.join(', ') }) : words.say('page-no-enemies')
}
