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
  private views = new Map<number, View>()

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
      const view = this.views.get(at) ?? (await api.at(this.code, at, tokenFor(this.code)))
      this.views.set(at, view)
      if (this.played === at) this.view = view
    } catch {
      this.failed = true
    }
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
}
