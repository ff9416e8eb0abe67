/** What is said aloud by screen readers: one sentence for each event, in order, through one live region. */

import { untrack } from 'svelte'

const KEPT = 12
const NO_BREAK_SPACE = '\u00a0'

export class Voice {
  sentences = $state.raw<{ id: number; text: string }[]>([])
  private count = 0

  /** Say a sentence. The same one twice in a row differs by a no-break space: readers are silent about no change. */
  say(text: string): void {
    const said = untrack(() => this.sentences) // whoever speaks does not listen
    const fresh = text === said.at(-1)?.text ? text + NO_BREAK_SPACE : text
    this.sentences = [...said.slice(1 - KEPT), { id: this.count++, text: fresh }]
  }
}

export const voice = new Voice()
