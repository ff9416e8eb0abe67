/** All words there are: the page's own, and those of the games that were opened, in both languages, so that switching
    the language takes no time. */

import { api, Refused } from './server'
import { settings } from './settings.svelte'
import { LANGUAGES, type Arg, type ByLanguage, type Language } from './wire'
import { Words } from './words'

const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../words/en.ftl?raw'),
  fr: () => import('../words/fr.ftl?raw'),
}

class Lexicon {
  private texts = $state.raw<Partial<ByLanguage>>({})
  private games = $state.raw<Record<string, ByLanguage>>({})
  /** The language that is shown: the one asked for, as soon as its words are there. */
  private language = $derived<Language>(
    settings.language in this.texts ? settings.language : settings.language === 'en' ? 'fr' : 'en',
  )
  page = $derived(new Words(this.language, this.texts[this.language] ?? ''))

  /** Fetch the words in the reader's language, then, when there is time, in the other one. */
  async start(): Promise<void> {
    await this.fetch(settings.language)
    for (const language of LANGUAGES) void this.fetch(language)
  }

  /** The page's words and those of a game; a game's own win where both have one. */
  of(game: string, extra?: ByLanguage, called?: Words['called']): Words {
    const language = this.language
    const texts = [this.texts[language], this.games[game]?.[language], extra?.[language]]
    const words = new Words(language, ...texts.map((text) => text ?? ''))
    if (called) words.called = called
    return words
  }

  knows(game: string): boolean {
    return game in this.games
  }

  private async fetch(language: Language): Promise<void> {
    if (language in this.texts) return
    const { default: text } = await FILES[language]()
    this.texts = { ...this.texts, [language]: text }
  }

  async load(game: string): Promise<void> {
    if (this.knows(game)) return
    const [english, french] = await Promise.all([api.words(game, 'en'), api.words(game, 'fr')])
    this.games = { ...this.games, [game]: { en: english, fr: french } }
  }
}

export const lexicon = new Lexicon()

/** A message of the page itself. */
export function t(id: string, args?: Record<string, Arg>): string {
  return lexicon.page.say(id, args)
}

/** Why something failed, in the reader's language. */
export function why(failure: unknown): string {
  if (failure instanceof Refused && failure.words) return failure.words[settings.language]
  return t(failure instanceof Refused && failure.code === 'offline' ? 'error-offline' : 'error-unexpected')
}
