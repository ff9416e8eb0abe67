/** Who rolls, and whether the dice wait for a press. A game may say in its view who should roll: `table.rolling`. */

import type { Situation, View } from './wire'

export type Rolling = {
  /** The seat that should roll. Everybody seated may: rolling decides nothing. */
  by: number
  /** Whether the dice belong to the choice before them; false where a new part of the game begins. */
  at_once: boolean
  what: string
  count: number
}

export type Roller = 'me' | 'other' | 'away' | null
export type RollPlan = 'never' | 'now' | 'soon'
export type RollHabits = { byItself: boolean; unhurried: boolean }

/** How long others wait for a roll before it happens by itself. */
export const SOON = 3000

export function rollingOf(view: View): Rolling | null {
  const said = view.turn === 'chance' ? (view.table.rolling as Partial<Rolling> | null | undefined) : null
  if (typeof said?.by !== 'number') return null
  return { by: said.by, at_once: said.at_once ?? true, what: said.what ?? '', count: said.count ?? 0 }
}

/** Whom the dice are waiting for: me, somebody else, or somebody who is not there. Null if nothing is to be rolled. */
export function rollerOf(situation: Situation): Roller {
  if (situation.state !== 'running' || situation.turn !== 'chance') return null
  const rolling = rollingOf(situation.view)
  if (!rolling) return situation.may.roll ? 'me' : 'other'
  if (situation.holds.includes(rolling.by)) return 'me'
  return situation.seats[rolling.by]?.connected ? 'other' : 'away'
}

/** Whether this page rolls by itself: at once after a choice of its own player, or soon, because others are waiting.
    Where a game does not say who rolls, the dice wait for a press. */
export function planOf(situation: Situation, lastMover: number | 'chance' | undefined, habits: RollHabits): RollPlan {
  const rolling = rollingOf(situation.view)
  const roller = rollerOf(situation)
  if (!situation.may.roll || !rolling || !habits.byItself || roller === 'other') return 'never'
  const mine = typeof lastMover === 'number' && situation.holds.includes(lastMover)
  if (roller === 'me' && rolling.at_once && mine) return 'now'
  return situation.seats.length > 1 && !habits.unhurried ? 'soon' : 'never'
}
