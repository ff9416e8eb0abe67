/**
 * SHA-256 (FIPS 180-4). Written out because browsers keep `crypto.subtle` for secure pages, and a table in a local
 * network is plain http.
 */

/** The first 32 bits of the fractional part. */
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n)
  return primes
}

const PRIMES = firstPrimes(64)
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)))

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The text in UTF-8 with a one bit, zeros, and its length in bits, in blocks of 64 bytes. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text)
  const view = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) * 64))
  bytes.forEach((byte, index) => view.setUint8(index, byte))
  view.setUint8(bytes.length, 0x80)
  view.setUint32(view.byteLength - 4, bytes.length * 8)
  return view
}

function schedule(block: DataView, start: number): Int32Array {
  const w = new Int32Array(64)
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      w[i] = block.getInt32(start + i * 4)
      continue
    }
    const [a, b] = [w[i - 15] as number, w[i - 2] as number]
    const mixA = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
    const mixB = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
    w[i] = (w[i - 16] as number) + mixA + (w[i - 7] as number) + mixB
  }
  return w
}

/** One block mixed into the eight words of the state. */
function mix(state: number[], w: Int32Array): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g)
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUND[i] as number) + (w[i] as number)) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (state[index] as number)) | 0)
}

/** The hash of a text in 64 hexadecimal digits. */
export function sha256(text: string): string {
  const blocks = padded(text)
  let state = START
  for (let start = 0; start < blocks.byteLength; start += 64) state = mix(state, schedule(blocks, start))
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
