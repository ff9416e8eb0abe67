/** Looking back: the table as it stood after some earlier move. */

import { api } from './server'
import { tokenFor } from './kept-tables'
import type { View } from './wire'

export class Past {
  /** After how many moves we are looking at the table; null for now. */
  played = $state<number | null>(null)
  /** What the table looked like; stays until the next view has come. */
  view = $state.raw<View | null>(null)
  failed = $state(false)
  private views = new Map<number, Promise<View>>()

  constructor(
    private readonly code: string,
    private readonly latest: () => number,
  ) {}

  /** Look at the table after `played` moves; after the latest one, that is now. */
  async look(played: number, stayAtEnd = false): Promise<void> {
    const at = Math.max(0, Math.min(played, this.latest()))
    this.failed = false
    if (at === this.latest() && !stayAtEnd) return this.now()
    this.played = at
    try {
      const view = await this.fetch(at)
      if (this.played === at) this.view = view
    } catch {
      this.failed = true
    }
  }

  /** Have a moment ready before it is looked at. */
  prepare(played: number): void {
    this.fetch(played).catch(() => {})
  }

  step(by: number, stayAtEnd = false): void {
    void this.look((this.played ?? this.latest()) + by, stayAtEnd)
  }

  now(): void {
    this.played = null
    this.view = null
  }

  /** Moves from `number` on were taken back. */
  forget(number: number): void {
    for (const played of this.views.keys()) if (played > number) this.views.delete(played)
    if (this.played !== null && this.played > number) this.now()
  }

  /** The same moments look different now: fetch them anew when they are looked at. */
  lookAgain(): void {
    this.views.clear()
  }

  forgetAll(): void {
    this.forget(-1)
  }

  private fetch(at: number): Promise<View> {
    const known = this.views.get(at) ?? api.at(this.code, at, tokenFor(this.code))
    this.views.set(at, known)
    known.catch(() => this.views.delete(at))
    return known
  }
}
