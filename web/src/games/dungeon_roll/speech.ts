/** The whole situation in two or three sentences, for those who listen. */

import type { View } from '../../lib/wire'
import type { Words } from '../../lib/words'
import { nameOf } from './labels'
import { type DungeonRoll, DUNGEON, PARTY, type Pile, tableOf, TREASURES } from './table'

export function speak(view: View, words: Words): string {
  const table = tableOf(view)
  if (table.phase === 'heroes' || table.phase === 'done') return words.put(view.prompt)
  return [where(table, words), here(table, words), words.put(view.prompt)].join(' ')
}

function where(table: DungeonRoll, words: Words): string {
  return words.say('board-say-where', {
    delve: table.delve,
    delves: table.delves,
    level: table.level,
    experience: table.seats[table.adventurer]?.experience ?? 0,
  })
}

/** Who is there on both sides; what waits in the lair; what is in the hand. */
function here(table: DungeonRoll, words: Words): string {
  const list = (faces: readonly Pile[], counts: Partial<Record<Pile, number>>) =>
    faces.flatMap((face) => (counts[face] ? [words.say(`many-${face}`, { count: counts[face] })] : [])).join(', ')
  const held = table.seats[table.adventurer]?.treasures ?? {}
  const treasures = TREASURES.flatMap((kind) => (held[kind] ? [some(nameOf(table, kind, words), held[kind])] : []))
  return words.say('board-say-here', {
    dungeon: list(DUNGEON, table.dungeon) || words.say('board-say-nothing'),
    lair: table.lair,
    party: list(PARTY, table.party) || words.say('board-say-nobody'),
    graveyard: table.graveyard,
    treasures: treasures.join(', ') || words.say('board-say-nothing'),
  })
}

const some = (name: string, count: number): string => `${count} ${name}`
