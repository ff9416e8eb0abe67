/** What a move with dice is about: the die, and the box it goes to. */

import type { View } from '../../lib/wire'
import { tableOf } from './table'

/** As CSS: "place 6 1 strength 0" is the first six of strength, and the box that moves call 0. */
export function marks(move: string, view: View): string[] {
  const [verb, ...words] = move.split(' ')
  if (verb !== 'place' && verb !== 'pick') return []
  const die = `[data-die='${words.slice(0, 3).join(' ')}']`
  const box = tableOf(view).encounter?.boxes.find(({ plays }) => verb === 'place' && plays === Number(words[3]))
  return box ? [die, `[data-spot='box ${box.box}']`] : [die]
}
