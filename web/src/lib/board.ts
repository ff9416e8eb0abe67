/** The contract between the page and the boards in games/: what a board is given, and what its module exports. */

import type { Component } from 'svelte'
import type { ByLanguage, LogEntry, May, Offer, Said, Situation, View } from './wire'
import type { Words } from './words'

export type Motion = 'full' | 'fast' | 'off'

export type BoardProps = {
  situation: Situation
  /** What to draw. While looking back this is an earlier view than `situation.view`. */
  view: View
  /** The moves allowed now; empty when it is not your turn, when watching and when looking back. */
  offers: Offer[]
  play(move: number): void
  roll(): void
  /** All false while looking back. */
  may: May
  /** Puts a sentence into words: `say(view.prompt)`; an offer's label is `say({ ...said, id: 'move-' + said.id })`. */
  say(said: Said): string
  /** The same in the reader's language, by id: `words.say('skill-speed')`. A new object when the language changes. */
  words: Words
  motion: Motion
  /** What the game computes about this position, if the table shows odds and it has come; null while looking back. */
  odds: unknown | null
  looking_back: boolean
  /** Everything that happened, as far as this seat may know it; while looking back, what came later, too. */
  log: LogEntry[]
  /** Looks back at the table as it stood after so many moves. */
  look_at(played: number): void
  /** What a seat is called: a nickname, a number, a bot. */
  name_of(seat: number): string
  /** Speaks one sentence in the page's live region. Moves, events and prompts are spoken by the page itself. */
  announce(text: string): void
}

export type BoardModule = {
  default: Component<BoardProps>
  /** The verbs that the board itself offers, by mouse and by keys; all others become buttons in the action bar. */
  drawn: string[]
  /** Whether an offer of such a verb becomes a button all the same, as it is something else there. */
  inBar?(offer: Offer): boolean
  /** The board's own words: Fluent text for each language, added to the game's and the page's. */
  words?: ByLanguage
  /** The keys that only this board has, for the help. */
  keys?(words: Words): { keys: string[]; does: string }[]
  /** The odds in sentences, for the side and the key O. Without it the page tells each number that has a message. */
  tellOdds?(odds: unknown, view: View, words: Words): string[]
  /** What a move is about, as CSS, where no single button plays it: dice, and what they go to. For hints; whatever plays a
      move by itself names it in `data-move`. */
  marks?(move: string, view: View): string[]
  /** The situation in one or two sentences, for the key S. Without it the page reads the prompt alone. */
  speak?(view: View, words: Words): string
}

export type Boards = Record<string, () => Promise<BoardModule>>

/** What verify/Verify.svelte is given, in the finished state of a table. */
export type VerifyProps = {
  code: string
  say(said: Said): string
  words: Words
}

export type VerifyModule = {
  default: Component<VerifyProps>
  words?: ByLanguage
}
