/** The enemies' turn, seen step by step: the table is already past it, and is shown as it was after each of them. */

import { Past } from '../../lib/past.svelte'
import type { LogEntry, View } from '../../lib/wire'
import { enemySteps, type Step } from './story'

export type Pace = 'step' | 'play' | 'fast'
const PACES: Record<Pace, number> = { step: 0, play: 1500, fast: 500 }

export class Playback {
  steps = $state.raw<Step[]>([])
  /** Which step is shown; -1 before the first has come. */
  at = $state(-1)
  pace = $state<Pace>('play')
  private readonly past: Past
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(code: string, latest: () => number) {
    this.past = new Past(code, latest)
  }

  get running(): boolean {
    return this.at >= 0 && this.at < this.steps.length
  }

  /** What is shown instead of now; undefined while it has not come, or when nothing is played back. */
  get view(): View | undefined {
    return this.running ? (this.past.view ?? undefined) : undefined
  }

  get step(): Step | undefined {
    return this.steps[this.at]
  }

  /** Show these moves, from the first enemy on. */
  start(log: readonly LogEntry[], from: number, to: number, pace: Pace): void {
    this.stop()
    this.steps = enemySteps(log, from, to)
    this.pace = pace
    for (const { played } of this.steps) this.past.prepare(played)
    if (this.steps.length) this.go(0)
  }

  next(): void {
    this.go(this.at + 1)
  }

  back(): void {
    this.pace = 'step'
    this.go(Math.max(0, this.at - 1))
  }

  setPace(pace: Pace): void {
    this.pace = pace
    this.wait()
  }

  /** Straight to now. */
  stop(): void {
    clearTimeout(this.timer)
    this.at = -1
    this.past.now()
  }

  private go(at: number): void {
    const step = this.steps[at]
    if (!step) return this.stop()
    this.at = at
    void this.past.look(step.played, true)
    this.wait()
  }

  private wait(): void {
    clearTimeout(this.timer)
    const pace = PACES[this.pace]
    if (pace) this.timer = setTimeout(() => this.next(), pace)
  }
}
