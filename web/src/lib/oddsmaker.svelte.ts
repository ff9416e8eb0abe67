/** The odds at a table that shows them, asked for after each change. */

import { api } from './server'
import type { Session } from './session.svelte'
import type { TableOdds } from './odds'
import type { Situation } from './wire'

export class Oddsmaker {
  odds = $state.raw<TableOdds | null>(null)
  /** Whether they have been asked for and have not come. */
  waiting = $state(false)
  private version = -1

  constructor(private readonly session: Session) {}

  /** Ask for the odds of this situation, unless they are known. Odds of another version are never shown, and while dice
      are in the air there is nothing to weigh. */
  async follow({ code, version, state, turn, odds }: Situation): Promise<void> {
    if (version === this.version) return
    this.version = version
    this.odds = null
    this.waiting = odds !== 'off' && state === 'running' && turn !== 'chance'
    if (!this.waiting) return
    const answer = await api.odds(code, this.session.token).catch(() => null)
    if (version !== this.version) return
    this.waiting = false
    this.odds = answer?.version === version ? answer.odds : null
  }
}
