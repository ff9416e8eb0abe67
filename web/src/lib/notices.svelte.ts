/** A short message that the reader should see now and may close: seen in a corner, and spoken. */

import { voice } from './voice.svelte'

class Notices {
  text = $state('')
}

export const notices = new Notices()

export function tell(text: string): void {
  notices.text = text
  if (text) voice.say(text)
}
