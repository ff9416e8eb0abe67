/** The board of One Card Dungeon. */

import type { View } from '../../lib/wire'
import type { Words } from '../../lib/words'
import { tableOf, tileName } from './table'

export { default } from './Board.svelte'
export { keys } from './keys'

/** Clicked on the board; `keep`, `throw`, `reroll` and `end` are buttons of the action bar. */
export const drawn = ['give', 'aim', 'step', 'attack', 'order', 'send', 'train', 'heal']

/** The situation in sentences, for those who listen. */
export function speak(view: View, words: Words): string {
  const { adventurer, level, levels, monster, monsters } = tableOf(view)
  const foes = monsters.map(({ number, tile, health }) =>
    words.say('page-tile-monster', { tile: tileName(tile), monster: monster.name, number, health }),
  )
  return [
    `${words.say('page-level', { level, levels })}.`,
    words.say('page-tile-you', { tile: tileName(adventurer.tile), health: adventurer.health }),
    ...foes,
    words.put(view.prompt),
  ].join(' ')
}
