/** What bots are called. */

import { lexicon } from './lexicon.svelte'

/** How strong a bot is, in a word; by its own name if there is none. */
export function strengthOf(bot: string): string {
  const id = `bot-${bot}`
  return lexicon.page.has(id) ? lexicon.page.say(id) : bot
}
