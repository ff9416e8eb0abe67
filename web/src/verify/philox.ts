/**
 * Luck that can be repeated, exactly as in engine/chance.py: each draw has an address (seed, game, stream, count),
 * and Philox 4x32-10 (Salmon et al., SC 2011) turns that address into four words of 32 bits.
 */

const LOW = 0xffffffffn
const MULTIPLY_A = 0xd2511f53n
const MULTIPLY_B = 0xcd9e8d57n
const RAISE_A = 0x9e3779b9n
const RAISE_B = 0xbb67ae85n
const ROUNDS = 10

export type Word = bigint

/** Encrypts four words under two: the generator itself. */
export function philox(counter: readonly Word[], key: readonly Word[]): [Word, Word, Word, Word] {
  let [a, b, c, d] = counter as [Word, Word, Word, Word]
  let [keyA, keyB] = key as [Word, Word]
  for (let round = 0; round < ROUNDS; round++) {
    const productA = MULTIPLY_A * a
    const productB = MULTIPLY_B * c
    a = (productB >> 32n) ^ b ^ keyA
    b = productB & LOW
    c = (productA >> 32n) ^ d ^ keyB
    d = productA & LOW
    keyA = (keyA + RAISE_A) & LOW
    keyB = (keyB + RAISE_B) & LOW
  }
  return [a, b, c, d]
}

/**
 * A whole number from 0 to n-1, each as likely. A word in the short last part of the range would favour some numbers:
 * it is passed over for the next of the four.
 */
export function draw(seed: number, game: number, stream: number, count: number, n: number): number {
  const [wide, long, most] = [BigInt(seed), BigInt(game), BigInt(n)]
  const words = philox(
    [BigInt(count) & LOW, BigInt(stream) & LOW, long & LOW, (long >> 32n) & LOW],
    [wide & LOW, (wide >> 32n) & LOW],
  )
  const uneven = (LOW + 1n) % most
  const even = words.find((word) => ((word * most) & LOW) >= uneven) ?? words[3]
  return Number((even * most) >> 32n)
}

/** Which of the weights the number `at`, drawn below their sum, falls on. */
export function pick(weights: readonly number[], at: number): number {
  let left = at
  for (let index = 0; index < weights.length - 1; index++) {
    left -= weights[index] ?? 0
    if (left < 0) return index
  }
  return weights.length - 1
}
