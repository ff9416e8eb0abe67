/** What the reader chose for this browser. */

import type { Motion } from './board'
import { keep, recall } from './storage'
import { LANGUAGES, type Language } from './wire'

export type Theme = 'system' | 'dark' | 'light'
/** Dice that a game asks somebody to roll: by themselves where nothing is to be decided, or only when pressed. */
export type Rolls = 'auto' | 'press'

type Kept = {
  language: Language
  theme: Theme
  speed: Motion
  sound: boolean
  letters: boolean
  rolling: Rolls
  unhurried: boolean
  nickname: string
}

const STILL = '(prefers-reduced-motion: reduce)'

class Settings {
  private kept = $state<Kept>({
    language: systemLanguage(),
    theme: 'system',
    speed: 'full',
    sound: false,
    letters: true,
    rolling: 'auto',
    unhurried: false,
    nickname: '',
    ...recall<Partial<Kept>>('settings', {}),
  })
  /** Whether the system asks for no motion: then there is none, whatever was chosen here. */
  still = $state(matchMedia(STILL).matches)

  constructor() {
    matchMedia(STILL).addEventListener('change', (event) => (this.still = event.matches))
  }

  get language() {
    return this.kept.language
  }
  get theme() {
    return this.kept.theme
  }
  get speed() {
    return this.kept.speed
  }
  get sound() {
    return this.kept.sound
  }
  /** Whether keys of a single character do something. */
  get letters() {
    return this.kept.letters
  }
  get rolling() {
    return this.kept.rolling
  }
  /** Whether nothing may happen by the clock. */
  get unhurried() {
    return this.kept.unhurried
  }
  get nickname() {
    return this.kept.nickname
  }
  get motion(): Motion {
    return this.still ? 'off' : this.kept.speed
  }

  set<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
    this.kept[name] = value
    keep('settings', this.kept)
  }

  /** Put on <html> what the style sheets look at. */
  apply(): void {
    const root = document.documentElement
    root.lang = this.language
    root.dataset.motion = this.motion
    if (this.theme === 'system') delete root.dataset.theme
    else root.dataset.theme = this.theme
  }
}

function systemLanguage(): Language {
  const spoken = navigator.languages.map((language) => language.slice(0, 2))
  return LANGUAGES.find((language) => language === spoken.find((one) => LANGUAGES.includes(one as Language))) ?? 'en'
}

export const settings = new Settings()
