/** Why something cannot be done, from what lies on the table. */

import type { Said } from '../../lib/wire'
import { countOf, type DungeonRoll, isDungeon, isMonster, isParty, type Spot } from './table'

/** Why a spot is of no use now. `source` is what was to be used on it, if something was picked. */
export function whyNot(table: DungeonRoll, spot: Spot, source: Spot | null): Said {
  const why = isDungeon(spot)
    ? ofTheDungeon(table, spot, source)
    : isParty(spot)
      ? ofTheParty(table, spot)
      : ofRest(table, spot)
  return { id: `board-why-${why}`, args: { face: { id: `face-${spot}`, args: {} } } }
}

function ofTheDungeon(table: DungeonRoll, spot: Spot & keyof DungeonRoll['dungeon'], source: Spot | null): string {
  if (!table.dungeon[spot]) return 'none'
  if (table.stage === 'choose') return 'party-only'
  const isScroll = source === 'scroll' || source === 'scroll_token'
  if (isScroll && isMonster(spot)) return 'scroll-fights'
  if (table.phase === 'monster' && !isMonster(spot)) return 'monsters-first'
  if (table.phase === 'dragon') return 'dragon-first'
  if (isScroll && spot === 'chest') return 'scroll-opens'
  return spot === 'potion' && !table.graveyard ? 'nobody-to-raise' : 'nobody'
}

function ofTheParty(table: DungeonRoll, spot: Spot & keyof DungeonRoll['party']): string {
  if (!countOf(table, spot)) return 'none'
  if (table.phase === 'regroup') return 'regroup'
  if (table.phase === 'dragon') {
    if (spot === 'scroll') return 'scroll-dragon'
    return table.fighters.includes(spot) ? 'same-type' : 'too-few'
  }
  if (spot === 'scroll') return table.phase === 'loot' ? 'scroll-loot' : 'scroll-fights'
  return 'idle'
}

function ofRest(table: DungeonRoll, spot: Spot): string {
  if (spot === 'scales') return 'scales'
  if (spot === 'ring' && !table.lair) return 'lair-empty'
  if (spot === 'elixir' && !table.graveyard) return 'nobody-to-raise'
  if (spot === 'hero') return 'hero'
  return table.phase === 'dragon' ? 'token-dragon' : 'token'
}
