/** Seeds: whole numbers that JavaScript and Python agree on. */

export const BIGGEST_SEED = Number.MAX_SAFE_INTEGER

/** A seed as typed: null for none, undefined for one that cannot be. */
export function readSeed(typed: string): number | null | undefined {
  const text = typed.replaceAll(/[\s\u00a0\u202f]/g, '')
  if (!text) return null
  const seed = Number(text)
  return /^\d+$/.test(text) && seed <= BIGGEST_SEED ? seed : undefined
}
