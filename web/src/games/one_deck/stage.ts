/** What lies in the middle of the table. */

import type { OneDeck } from './table'

export type Stage = 'doors' | 'faces' | 'encounter' | 'loot' | 'end'

export function stageOf(table: OneDeck): Stage {
  if (table.phase === 'won' || table.phase === 'lost') return 'end'
  if (table.phase === 'loot') return 'loot'
  const { encounter } = table
  if (encounter && (encounter.boxes.length > 0 || encounter.mode === 'guardian')) return 'encounter'
  return table.cards.length ? 'faces' : 'doors'
}
