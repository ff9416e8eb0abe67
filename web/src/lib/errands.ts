/** Several moves that belong together: each is played when the one before has been answered. */

import type { Offer } from './wire'

export class Errands {
  private steps: string[] = []
  private asked = -1

  constructor(private readonly play: (move: number) => void) {}

  get busy(): boolean {
    return this.asked >= 0
  }

  start(steps: string[], offers: readonly Offer[], version: number): void {
    this.steps = [...steps]
    this.next(offers, version)
  }

  /** To be called when the table changes. A step that cannot be played any more ends the errand. */
  answer(offers: readonly Offer[], version: number): void {
    if (this.busy && version > this.asked) this.next(offers, version)
  }

  private next(offers: readonly Offer[], version: number): void {
    const step = this.steps.shift()
    const offer = offers.find(({ text }) => text === step)
    this.asked = offer ? version : -1
    if (offer) this.play(offer.id)
    else this.steps = []
  }
}
