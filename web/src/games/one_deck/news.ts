/** What is new between two moments, for the eye only. */

import type { Dice, OneDeck } from './table'

/** How many dice of each number were rolled or gained just now. */
export function freshDice(before: OneDeck, now: OneDeck): ReadonlyMap<number, number> {
  if (before.phase !== 'roll' && !before.rolling) return new Map()
  const had = new Map(before.dice.map(({ die, count }) => [die, count]))
  const gain = ({ die, count }: Dice) => count - (had.get(die) ?? 0)
  return new Map(now.dice.filter((dice) => gain(dice) > 0).map((dice) => [dice.die, gain(dice)]))
}
