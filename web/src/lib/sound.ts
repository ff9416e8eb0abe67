/** A few tiny sounds, made on the spot. Off unless switched on in the settings. */

import { settings } from './settings.svelte'

export type Sound = 'roll' | 'move' | 'turn' | 'won' | 'lost'

type Note = { at: number; pitch: number; length: number; shape: OscillatorType; loud: number }

const tone = (at: number, pitch: number, length: number, shape: OscillatorType = 'sine', loud = 0.08): Note => ({
  at,
  pitch,
  length,
  shape,
  loud,
})

const SCORES: Record<Sound, Note[]> = {
  roll: [0, 0.07, 0.12, 0.19].map((at, n) => tone(at, 190 + 37 * n, 0.03, 'triangle', 0.12)),
  move: [tone(0, 260, 0.05, 'triangle')],
  turn: [tone(0, 523, 0.12), tone(0.12, 659, 0.18)],
  won: [tone(0, 392, 0.15), tone(0.15, 523, 0.15), tone(0.3, 659, 0.35)],
  lost: [tone(0, 247, 0.25), tone(0.25, 185, 0.5)],
}

let context: AudioContext | undefined

export function play(sound: Sound): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  for (const note of SCORES[sound]) strike(context, note)
}

function strike(context: AudioContext, { at, pitch, length, shape, loud }: Note): void {
  const start = context.currentTime + at
  const source = new OscillatorNode(context, { type: shape, frequency: pitch })
  const level = new GainNode(context, { gain: loud })
  level.gain.setValueAtTime(loud, start)
  level.gain.exponentialRampToValueAtTime(0.0001, start + length)
  source.connect(level).connect(context.destination)
  source.start(start)
  source.stop(start + length)
}
