/** What the log tells: what came of the last decision, and the enemies' turn, one step for each of them. */

import type { LogEntry, Said } from '../../lib/wire'
import type { RollPurpose } from './table'

/** Dice that fell together, and what for. */
export type Roll = { for: RollPurpose; faces: number[] }

/** One thing that happened, with the dice that fell for it and what came of it. */
export type Step = {
  /** After how many moves the table looked like what came of it. */
  played: number
  said: Said
  /** Whether luck made it: then `said` tells no decision. */
  luck: boolean
  /** What it brought about itself, before dice fell. */
  first: Said[]
  rolls: Roll[]
  /** What came of the dice. */
  events: Said[]
}

const LETTER = 'letter'

/** The last decision and what came of it, after `played` moves. */
export function lastStep(log: readonly LogEntry[], played: number): Step | null {
  const before = log.slice(0, played)
  const at = before.findLastIndex(({ seat, verb }) => seat !== 'chance' || verb === 'act')
  return at < 0 ? null : stepOf(before.slice(at))
}

/** The steps of a span of moves in which enemies acted: one for each of them, and one for what came before. */
export function enemySteps(log: readonly LogEntry[], from: number, to: number): Step[] {
  const acts = log.slice(from, to).flatMap(({ verb, number }) => (verb === 'act' ? [number] : []))
  return acts.map((number, index) => stepOf(log.slice(number, acts[index + 1] ?? to)))
}

/** Where the last turn of the enemies lies in the log: from the first to act to the next decision or the end. */
export function enemyTurn(log: readonly LogEntry[], played: number): { from: number; to: number } | null {
  const before = log.slice(0, played)
  const last = before.findLastIndex(({ verb }) => verb === 'act')
  if (last < 0) return null
  const start = before.findLastIndex(
    ({ number, events }) => number <= last && events.some(({ id }) => id === 'event-enemies'),
  )
  const next = before.findIndex(({ number, seat }) => number > last && seat !== 'chance' && isNew(before, last, number))
  return { from: Math.max(0, start + 1), to: next < 0 ? played : next }
}

/** Whether a new round had begun between two moves. */
function isNew(log: readonly LogEntry[], from: number, to: number): boolean {
  return log.slice(from, to).some(({ events }) => events.some(({ id }) => id === 'event-round'))
}

function stepOf(entries: readonly LogEntry[]): Step {
  const [first] = entries
  if (!first) return { played: 0, said: { id: '', args: {} }, luck: true, first: [], rolls: [], events: [] }
  return {
    played: (entries.at(-1)?.number ?? 0) + 1,
    said: first.said,
    luck: first.seat === 'chance',
    first: first.events.filter(isTold),
    rolls: rollsOf(entries),
    events: entries.slice(1).flatMap(({ events }) => events.filter(isTold)),
  }
}

/** The dice, roll by roll: an attack's, then those of the defence. */
function rollsOf(entries: readonly LogEntry[]): Roll[] {
  const rolls: Roll[] = []
  let left = 0
  for (const { verb, said } of entries) {
    const roll = left > 0 ? rolls.at(-1) : undefined
    left = verb === 'die' ? Number(said.args.left) : 0
    if (verb !== 'die') continue
    if (roll) roll.faces.push(Number(said.args.face))
    else rolls.push({ for: said.args.for as RollPurpose, faces: [Number(said.args.face)] })
  }
  return rolls
}

/** The enemy whose step this is. */
export const letterIn = ({ said, first, events }: Step): string | undefined =>
  [said, ...first, ...events]
    .map(({ args }) => args[LETTER])
    .find((letter): letter is string => typeof letter === 'string')

/** The last thing that happened before the end: the last events worth telling. */
export function lastEvents(log: readonly LogEntry[], most: number): Said[] {
  return log.flatMap(({ events }) => events.filter(isTold)).slice(-most)
}

/** Whether a step begins with somebody's choice, which is worth telling itself. */
export const isDecision = ({ luck, said }: Step): boolean => !luck || said.id === 'act'

/** What is worth telling: the round and the phase are seen elsewhere. */
function isTold({ id }: Said): boolean {
  return id !== 'event-enemies' && id !== 'event-round'
}
