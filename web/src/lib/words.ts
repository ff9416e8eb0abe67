/** Words for people: Fluent messages of one language, from several files; the same rules as engine/words.py. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Arg, Language, Said } from './wire'

export class Words {
  readonly language: Language
  private readonly bundle: FluentBundle

  /** What the player of a seat is called, counted from 0; a table knows names. */
  called: (seat: number) => string = (seat) => this.say('player', { number: seat + 1 })

  constructor(language: Language, ...texts: string[]) {
    this.language = language
    const functions = {
      CAP: ([text]: unknown[]) => capital(text),
      PLAYER: ([seat]: unknown[]) => this.called(Number(seat?.valueOf()) - 1),
    }
    this.bundle = new FluentBundle(language, { useIsolating: false, functions })
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true })
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id)
  }

  /** The message `id` with its arguments filled in. A message that is missing reads as its id, never as nothing. */
  say(id: string, args: Record<string, Arg> = {}): string {
    const pattern = this.bundle.getMessage(id)?.value
    if (!pattern) return id.replaceAll(/[-_]/g, ' ')
    const mine = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.mine(value)]))
    return this.bundle.formatPattern(pattern, mine, [])
  }

  /** A sentence that came as data. */
  put(said: Said): string {
    return this.say(said.id, said.args)
  }

  /** The label of an offered move. */
  offer(said: Said): string {
    return this.say(`move-${said.id}`, said.args)
  }

  /** A move that was played, as a fact. */
  done(said: Said): string {
    return this.say(`done-${said.id}`, said.args)
  }

  /** An argument by itself. */
  text(value: Arg): string {
    return String(this.mine(value))
  }

  private mine(value: Arg): FluentVariable {
    if (typeof value !== 'object') return value
    return 'id' in value ? this.put(value) : value[this.language]
  }
}

/** With a capital at its beginning. */
export function capital(value: unknown): string {
  const text = String(value)
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
