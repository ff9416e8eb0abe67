/** Finding something in a list by a few letters of its name. */

/** Without capitals and accents: what somebody types in a hurry. */
const plain = (text: string) => text.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replaceAll(/\p{M}/gu, '')

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Whether each word that was typed begins a word of the name. */
export function isFound(name: string, typed: string): boolean {
  const words = wordsOf(name)
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)))
}
