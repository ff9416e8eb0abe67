/** What went where between two moments, and which dice were just rolled: for the eye only. */

import { DUNGEON, type DungeonFace, type DungeonRoll, PARTY, type PartyFace, type Pile } from './table'

/** A die that changes its place. `face` is what it shows on the way. */
export type Flight = { face: Pile | 'dragon'; from: Place; to: Place }
export type Place = Pile | 'graveyard' | 'pool' | 'lair' | 'hand'

/** How many dice of each pile were rolled just now. */
export type Rolled = Partial<Record<Pile | 'lair', number>>

/** Dice that were rolled fall onto their piles: nothing flies there. */
export function rolled(before: DungeonRoll, now: DungeonRoll): Rolled {
  if (!before.rolling || before.adventurer !== now.adventurer) return {}
  const gains = (names: readonly Pile[], count: (table: DungeonRoll, pile: Pile) => number) =>
    names.map((name) => [name, count(now, name) - count(before, name)] as const).filter(([, gain]) => gain > 0)
  return Object.fromEntries([
    ...gains(PARTY, (table, pile) => table.party[pile as PartyFace]),
    ...gains(DUNGEON, (table, pile) => table.dungeon[pile as DungeonFace]),
    ...(now.lair > before.lair ? [['lair', now.lair - before.lair] as const] : []),
  ])
}

export function flights(before: DungeonRoll, now: DungeonRoll): Flight[] {
  if (before.delve !== now.delve || before.adventurer !== now.adventurer) return []
  return before.rolling ? [] : [...ofTheParty(before, now), ...ofTheDungeon(before, now)]
}

function ofTheParty(before: DungeonRoll, now: DungeonRoll): Flight[] {
  const gone = lost(PARTY, before.party, now.party)
  const come = lost(PARTY, now.party, before.party)
  const up = now.chosen.party - before.chosen.party
  return [
    ...gone.map((face, at): Flight => ({ face, from: face, to: at < up ? 'hand' : 'graveyard' })),
    ...come.map((face): Flight => ({ face, from: 'graveyard', to: face })),
  ]
}

function ofTheDungeon(before: DungeonRoll, now: DungeonRoll): Flight[] {
  const gone = lost(DUNGEON, before.dungeon, now.dungeon)
  const up = now.chosen.dungeon - before.chosen.dungeon
  const dragons = now.lair - before.lair
  const to = (at: number): Place => (at < up ? 'hand' : at < up + dragons ? 'lair' : 'pool')
  return [
    ...gone.map((face, at): Flight => ({ face: to(at) === 'lair' ? 'dragon' : face, from: face, to: to(at) })),
    ...Array.from({ length: -dragons }, (): Flight => ({ face: 'dragon', from: 'lair', to: 'pool' })),
  ]
}

/** One name for each die that is there before and not afterwards. */
function lost<Face extends Pile>(
  faces: readonly Face[],
  before: Record<Face, number>,
  now: Record<Face, number>,
): Face[] {
  return faces.flatMap((face) => Array.from({ length: Math.max(0, before[face] - now[face]) }, () => face))
}
