/** Asking for a seat while something is hidden, and sitting down once everybody has agreed. */

import { api } from './server'
import { keep, recall } from './storage'
import type { Seated, Situation } from './wire'

type Own = { code: string; number: number; key: string }
const NAME = 'wish'

export class Asking {
  /** What this browser asks for at this table; it outlives a reload. */
  own = $state.raw<Own | null>(null)
  /** Whether the last answer was no, or no answer came. */
  refused = $state(false)
  private sitting = false
  /** Whether the table has shown it: what was sent before that says nothing about it. */
  private seen: boolean

  constructor(
    private readonly code: string,
    private readonly now: () => Situation | null,
    private readonly sit: (seated: Seated) => void,
  ) {
    const kept = recall<Own | null>(NAME, null)
    this.own = kept?.code === code ? kept : null
    this.seen = this.own !== null
  }

  async ask(nickname: string, seat: number): Promise<void> {
    this.refused = false
    const { wish, key } = await api.ask(this.code, nickname, seat)
    this.seen = this.now()?.wish?.number === wish // the line may have been quicker than the answer
    this.note({ code: this.code, number: wish, key })
  }

  async withdraw(): Promise<void> {
    const { own } = this
    this.note(null)
    if (own) await api.withdraw(this.code, own.key)
  }

  /** See what became of it: sit down if everybody has agreed; a wish that is gone was answered with no. */
  async follow(situation: Situation): Promise<void> {
    const { own } = this
    if (!own || this.sitting) return
    if (situation.wish?.number !== own.number) {
      if (!this.seen) return
      this.refused = true
      return this.note(null)
    }
    this.seen = true
    if (!situation.wish.granted) return
    this.sitting = true
    try {
      const seated = await api.sit(this.code, situation.wish.nickname, null, own.key)
      this.note(null)
      this.sit(seated)
    } finally {
      this.sitting = false
    }
  }

  private note(own: Own | null): void {
    this.own = own
    keep(NAME, own)
  }
}
