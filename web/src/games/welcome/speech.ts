/** The whole situation in a few sentences, for those who listen. */

import type { View } from '../../lib/wire'
import type { Words } from '../../lib/words'
import { isShown, tableOf, type Welcome } from './table'

export function speak(view: View, words: Words): string {
  const table = tableOf(view)
  if (!table.adventurer || isShown(table)) return [...table.seats.map(score(words)), words.put(view.prompt)].join(' ')
  return [where(table, words), equipment(table, words), ...table.seats.map(score(words)), words.put(view.prompt)].join(
    ' ',
  )
}

function where({ round, adventurer, dungeon, deck, run }: Welcome, words: Words): string {
  return words.say('page-say-where', {
    round,
    hero: adventurer?.name ?? '',
    hp: Math.max(0, run?.hit_points ?? adventurer?.total ?? 0),
    cards: run?.left ?? dungeon.length,
    deck,
  })
}

function equipment({ equipment }: Welcome, words: Words): string {
  const names = equipment.filter(({ state }) => state === 'ready').map(({ name }) => name[words.language])
  return words.say('page-say-equipment', { tiles: names.join(', ') || words.say('page-say-none') })
}

/** Seats have numbers here, as in the prompts. */
const score =
  (words: Words) =>
  ({ successes, failures, passed, out }: Welcome['seats'][number], index: number): string =>
    words.say('page-say-seat', {
      name: words.say('player', { number: index + 1 }),
      successes,
      failures,
      state: out ? 'out' : passed ? 'passed' : 'in',
    })
