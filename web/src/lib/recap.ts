/** What happened since somebody's last turn, as a handful of moments to be shown in five seconds. */

import type { LogEntry, Situation } from './wire'

export const WHOLE = 4500 // milliseconds, so that with what has to be fetched first it is five seconds
const LONGEST = 700
const MOST_FRAMES = 16

/** From which position to which; positions are counted in moves played. */
export type Span = { from: number; to: number }

/** The moves of others since the last decision of these eyes; for a watcher, the last turn. Null if there are none. */
export function spanOf(log: LogEntry[], situation: Situation): Span | null {
  const eyes = situation.hot_seat && situation.seat !== null ? [situation.seat] : situation.holds
  const isMine = ({ seat }: LogEntry) => typeof seat === 'number' && eyes.includes(seat)
  const from = eyes.length ? afterLuck(log, log.findLastIndex(isMine) + 1) : lastTurn(log)
  const others = log.slice(from).some((entry) => typeof entry.seat === 'number' && !eyes.includes(entry.seat))
  return others ? { from, to: log.length } : null
}

/** The dice that fell for a choice were seen with it. */
function afterLuck(log: LogEntry[], at: number): number {
  if (at === 0) return 0
  const next = log.slice(at).findIndex((entry) => entry.seat !== 'chance')
  return next < 0 ? log.length : at + next
}

/** Where the turn begins that was played last. */
function lastTurn(log: LogEntry[]): number {
  const seat = log.findLast((entry) => entry.seat !== 'chance')?.seat
  return log.findLastIndex((entry) => entry.seat !== 'chance' && entry.seat !== seat) + 1
}

/** The moments to show: the first, then one after each move with the dice that follow it, at most a handful. The last
    one is now, and not among them. */
export function framesOf(log: LogEntry[], { from, to }: Span): number[] {
  const rests: number[] = []
  for (let at = from + 1; at < to; at++) if (log[at]?.seat !== 'chance') rests.push(at)
  const keep = Math.min(rests.length, MOST_FRAMES - 1)
  return [from, ...Array.from({ length: keep }, (_, n) => rests[Math.floor((n * rests.length) / keep)] ?? from)]
}

/** How long each moment is shown. */
export function paceOf(frames: number): number {
  return Math.min(LONGEST, Math.floor(WHOLE / Math.max(1, frames)))
}
