import type { Offer } from '../../lib/wire'

/** The moves made on the board; all others are buttons of the action bar. */
export const drawn = [
  ...['explore', 'open', 'enter', 'option'],
  ...['feat', 'unstore', 'place', 'pick', 'discard', 'join', 'use', 'drink'],
  ...['item', 'skill', 'swap_item', 'swap_skill', 'potion', 'xp'],
]

/** To drink and vanish, whoever does, stands beside facing it. */
export const inBar = ({ said }: Offer): boolean => said.id === 'vanish'
