/** The log of seats: who sat down, left, or let a bot play, and after which move. */

import { api } from './server'
import type { SeatChange } from './wire'

export class SeatLog {
  entries = $state.raw<SeatChange[]>([])
  /** Called with each line that is news. */
  heard: (entry: SeatChange) => void = () => {}
  private fresh = true
  private asking = false
  private wanted = 0

  constructor(
    private readonly code: string,
    private readonly token: () => string | null,
  ) {}

  /** Bring the log up to so many lines, and tell what is new. What was there when we came is not news. */
  async follow(count: number): Promise<void> {
    this.wanted = count
    if (this.asking) return
    this.asking = true
    while (this.wanted !== this.entries.length && (await this.fetch())) continue
    this.asking = false
  }

  private async fetch(): Promise<boolean> {
    const known = this.wanted < this.entries.length ? 0 : this.entries.length
    const more = await api.seatings(this.code, known, this.token()).catch(() => null)
    if (!more?.length) return false
    this.entries = [...this.entries.slice(0, known), ...more]
    if (!this.fresh) for (const entry of more) this.heard(entry)
    this.fresh = false
    return true
  }
}
