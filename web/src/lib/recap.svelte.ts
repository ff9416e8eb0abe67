/** Plays back what happened, moment by moment. */

import type { Past } from './past.svelte'
import { framesOf, paceOf, type Span } from './recap'
import type { LogEntry } from './wire'

export class Recap {
  running = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined
  private count = 0

  constructor(private readonly past: Past) {}

  async play(log: LogEntry[], span: Span): Promise<void> {
    this.stop()
    const [first = span.from, ...others] = framesOf(log, span)
    this.running = true
    const mine = ++this.count
    await this.past.look(first)
    if (mine !== this.count) return
    for (const frame of others) this.past.prepare(frame)
    this.wait(others, paceOf(others.length + 1))
  }

  /** Back to now. */
  stop(): void {
    clearTimeout(this.timer)
    if (this.running) this.past.now()
    this.running = false
  }

  private wait(frames: number[], pace: number): void {
    if (this.running) this.timer = setTimeout(() => this.show(frames, pace), pace)
  }

  private show([frame, ...others]: number[], pace: number): void {
    const isLeft = this.past.played === null // moves were taken back, or somebody went back to now
    if (frame === undefined || isLeft || this.past.failed) return this.stop()
    void this.past.look(frame)
    this.wait(others, pace)
  }
}
