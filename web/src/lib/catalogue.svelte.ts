/** The games the server has, asked for once. */

import { api } from './server'
import { lexicon } from './lexicon.svelte'
import { settings } from './settings.svelte'
import type { GameInfo } from './wire'

class Catalogue {
  games = $state.raw<GameInfo[] | null>(null)
  failure = $state.raw<unknown>(null)
  private asking: Promise<void> | null = null

  load(): Promise<void> {
    this.asking ??= this.ask()
    return this.asking
  }

  get(id: string): GameInfo | null {
    return this.games?.find((game) => game.id === id) ?? null
  }

  name(id: string): string {
    return this.get(id)?.name[settings.language] ?? lexicon.page.say(`name-${id}`)
  }

  private async ask(): Promise<void> {
    try {
      this.games = await api.games()
      this.failure = null
    } catch (failure) {
      this.failure = failure
      this.asking = null
    }
  }
}

export const catalogue = new Catalogue()
