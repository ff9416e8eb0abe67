/** Dice taken up to be rolled again: collected on this screen, told to the server when they are rolled. */

import type { Deed } from './deeds'
import type { Picked } from './picking'
import { countOf, DUNGEON, type DungeonRoll, PARTY, type Pile } from './table'

/** The places of the dice taken up from each pile. */
export type Up = Partial<Record<Pile, number[]>>

const PILES: readonly Pile[] = [...PARTY, ...DUNGEON]

/** How many dice of a pile can be taken up. The scroll that is read cannot: it is spent by then. */
export function reachable(table: DungeonRoll, deeds: readonly Deed[], picked: Picked, pile: Pile): number {
  if (picked && 'reading' in picked) return countOf(table, pile) - (picked.reading === pile ? 1 : 0)
  if (table.stage !== 'choose') return 0
  return Math.max(0, ...deeds.filter(({ verb, to }) => verb === 'choose' && to === pile).map(({ number }) => number))
}

/** Takes one die up or puts it back. `place` is the die that was touched; else one more, and after the last one none. */
export function toggle(up: Up, pile: Pile, most: number, place: number | null): Up {
  const taken = up[pile] ?? []
  if (place !== null && taken.includes(place)) return { ...up, [pile]: taken.filter((each) => each !== place) }
  if (taken.length >= most) return { ...up, [pile]: [] }
  return { ...up, [pile]: [...taken, place ?? firstFree(taken)] }
}

const firstFree = (taken: number[], from = 0): number => (taken.includes(from) ? firstFree(taken, from + 1) : from)

export const taken = (up: Up): number => PILES.reduce((all, pile) => all + (up[pile]?.length ?? 0), 0)

/** The moves that roll them: the scroll is read, the dice are chosen, then they are rolled. */
export function errand(picked: Picked, up: Up): string[] {
  const read = picked && 'reading' in picked ? [`read ${picked.reading}`] : []
  const chosen = PILES.flatMap((pile) => (up[pile]?.length ? [`choose ${pile} ${up[pile].length}`] : []))
  return [...read, ...chosen, 'reroll']
}
