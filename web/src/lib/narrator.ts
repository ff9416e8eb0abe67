/** Tells what happened at a table: in words, through the live region, and in sound. */

import { lexicon } from './lexicon.svelte'
import { rollerOf } from './rolling'
import { play } from './sound'
import { voice } from './voice.svelte'
import type { LogEntry, Situation } from './wire'
import type { Words } from './words'

let before = { code: '', played: 0, prompt: '', mine: false }

/** The sentences of a move: itself, then what it brought about. */
export function sentencesOf(entry: LogEntry, words: Words): string[] {
  return [words.done(entry.said), ...entry.events.map((event) => words.put(event))]
}

/** Tell what is new. `hush`: the prompt is out of date in a moment. */
export function narrate(entries: LogEntry[], situation: Situation, words: Words, hush = false): void {
  const { view } = situation
  const prompt = words.put(view.prompt)
  const same = before.code === situation.code
  const undone = same ? before.played - view.played : 0
  if (same && undone > 0) voice.say(lexicon.page.say('taken-back', { count: undone }))
  if (!same && view.played === 0) for (const said of situation.opening) voice.say(words.put(said))
  for (const entry of entries) for (const sentence of sentencesOf(entry, words)) voice.say(sentence)
  if (situation.state !== 'waiting' && !hush && (!same || prompt !== before.prompt)) voice.say(prompt)
  const mine = isMine(situation)
  if (same) sound(entries, situation, mine && !before.mine)
  before = { code: situation.code, played: view.played, prompt, mine }
}

export function isMine(situation: Situation): boolean {
  if (situation.state !== 'running') return false
  return (situation.may.roll && rollerOf(situation) === 'me') || situation.moves.length > 0
}

function sound(entries: LogEntry[], situation: Situation, myTurnNow: boolean): void {
  if (!entries.length) return
  if (situation.state === 'over') return play(situation.view.prompt.id === 'prompt-lost' ? 'lost' : 'won')
  if (myTurnNow && situation.seats.length > 1) return play('turn')
  play(entries.some((entry) => entry.seat === 'chance') ? 'roll' : 'move')
}
