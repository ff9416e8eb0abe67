/** The log, put together from what arrives, and cut into turns. */

import type { LogEntry, Said } from './wire'

/** The log after `fresh` arrived, which begins at move `since`: what was taken back is gone. Null if some are missing. */
export function mergeLog(log: LogEntry[], since: number, fresh: LogEntry[]): LogEntry[] | null {
  const merged = [...log.slice(0, since), ...fresh]
  return merged.every((entry, index) => entry.number === index) ? merged : null
}

export type LogTurn = { number: number; first: number; seat: number | 'chance'; entries: LogEntry[] }

/** A turn begins when another seat moves and, where luck waits to be asked, when it speaks after somebody moved. */
export function turnsOf(log: LogEntry[], luckWaits = true): LogTurn[] {
  const turns: LogTurn[] = []
  for (const entry of log) {
    const turn = turns.at(-1)
    const before = turn?.entries.at(-1)
    if (!turn || !before || startsTurn(turn, before, entry, luckWaits)) {
      turns.push({ number: turns.length + 1, first: entry.number, seat: entry.seat, entries: [entry] })
      continue
    }
    if (turn.seat === 'chance') turn.seat = entry.seat
    turn.entries.push(entry)
  }
  return turns
}

function startsTurn(turn: LogTurn, before: LogEntry, entry: LogEntry, luckWaits: boolean): boolean {
  if (entry.seat === 'chance') return luckWaits && before.seat !== 'chance'
  return turn.seat !== 'chance' && entry.seat !== turn.seat
}

/** The hardest loss in a log: the event with the largest `loss`, where a game tells of losses at all. */
export function heaviestBlow(log: LogEntry[]): { number: number; said: Said } | null {
  let worst: { number: number; said: Said; loss: number } | null = null
  for (const { number, events } of log) {
    for (const said of events) {
      const loss = said.args.loss
      if (typeof loss === 'number' && loss > (worst?.loss ?? 0)) worst = { number, said, loss }
    }
  }
  return worst
}
