/** Advice at a table that gives it: asked for by the player, and shown until the table changes. */

import { api } from './server'
import type { Session } from './session.svelte'
import type { Hint, Situation } from './wire'

export class Adviser {
  hint = $state.raw<Hint | null>(null)
  /** Whether it has been asked for and has not come. */
  waiting = $state(false)
  private version = -1

  constructor(private readonly session: Session) {}

  /** Ask what is best now. Returns the hint, or null if there is none for the table as it is when the answer comes. */
  async ask({ code, version }: Situation): Promise<Hint | null> {
    if (this.version === version && this.hint) return this.hint
    this.close()
    this.version = version
    this.waiting = true
    try {
      const answer = await api.hint(code, this.session.token)
      if (this.version !== version) return null
      this.hint = answer.version === version ? answer.hint : null
      return this.hint
    } finally {
      if (this.version === version) this.waiting = false
    }
  }

  /** The table is at this version: advice about another one is out of date. */
  follow(version: number): void {
    if (version !== this.version) this.close()
  }

  close(): void {
    this.version = -1
    this.hint = null
    this.waiting = false
  }

  get open(): boolean {
    return this.waiting || this.hint !== null
  }
}
