/** Options of any number of words, written "a+b", the same for all places. */

export const NOTHING = 'none'

export const chosenOf = (value: string): string[] => (value === NOTHING ? [] : value.split('+'))

/** The value with a word more or less. Of the groups after the first one only one can have words chosen. */
export function toggled(value: string, word: string, groups: readonly (readonly string[])[]): string {
  const chosen = chosenOf(value)
  const [first = [], ...others] = groups
  const group = others.find((each) => each.includes(word))
  const fitting = group ? chosen.filter((each) => first.includes(each) || group.includes(each)) : chosen
  const next = chosen.includes(word) ? chosen.filter((each) => each !== word) : [...fitting, word]
  return next.length ? next.join('+') : NOTHING
}
