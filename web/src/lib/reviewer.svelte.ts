/** What the decisions of a finished game have cost: the server takes a while to find out, and is asked again and again. */

import { api } from './server'
import type { Session } from './session.svelte'
import type { TableReview } from './wire'

const PAUSE = 800

export class Reviewer {
  /** Whether somebody wants to know. */
  open = $state(false)
  review = $state.raw<TableReview | null>(null)
  failure = $state.raw<unknown>(null)
  private version = -1
  private asking = false

  constructor(private readonly session: Session) {}

  /** The table is at this version: what is known of another end is out of date. */
  follow(version: number): void {
    if (version === this.version) return
    this.version = version
    this.review = null
  }

  toggle(): void {
    this.open = !this.open
    if (this.open) void this.ask()
  }

  /** Ask until all is known, or nobody wants to know any more. */
  async ask(): Promise<void> {
    if (this.asking) return
    this.asking = true
    this.failure = null
    try {
      while (this.open && !this.review?.finished) {
        this.review = await api.review(this.session.code, this.session.token)
        if (!this.review.finished) await new Promise((done) => setTimeout(done, PAUSE))
      }
    } catch (failure) {
      this.failure = failure
    } finally {
      this.asking = false
    }
  }
}
