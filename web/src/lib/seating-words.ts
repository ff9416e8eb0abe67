/** The log of seats in words. */

import { strengthOf } from './bots'
import { t } from './lexicon.svelte'
import type { SeatChange } from './wire'

/** A change of a seat, in a sentence. */
export function seatingTold({ kind, seat, name, bot, by }: SeatChange): string {
  const level = bot === null ? '' : strengthOf(bot)
  const decided = { by: by ?? '', known: by === null ? 'no' : 'yes' }
  return t(`seating-${kind}`, { name: name ?? '', number: seat + 1, level, ...decided })
}
