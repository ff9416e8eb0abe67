/** QR codes (ISO/IEC 18004) of addresses: bytes, error correction of the level L, up to version 15 (520 bytes). */

type Grid = boolean[][]

const MOST_VERSIONS = 15
const QUIET = 4
/** By version: codewords of error correction in a block, and blocks. */
const CORRECTION = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22]
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6]
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** The dark squares of a text's code, row by row. */
export function qrOf(text: string): Grid {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  const stream = withCorrection(dataOf(bytes, version), version)
  const drawn = MASKS.map((_mask, number) => draw(stream, version, number))
  return drawn.reduce((best, each) => (penaltyOf(each) < penaltyOf(best) ? each : best))
}

/** The same as the path of an SVG, and how wide its view is, with the quiet zone around it. */
export function qrPath(text: string): { path: string; width: number } {
  const grid = qrOf(text)
  const squares = grid.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  )
  return { path: squares.join(''), width: grid.length + 2 * QUIET }
}

// Codewords

const at = (list: readonly number[], index: number): number => list[index] ?? 0
const sizeOf = (version: number): number => 17 + 4 * version

/** How many modules are left for data and its correction. */
function modulesOf(version: number): number {
  const marks = version > 1 ? Math.floor(version / 7) + 2 : 0
  const aligned = marks ? (25 * marks - 10) * marks - 55 : 0
  return (16 * version + 128) * version + 64 - aligned - (version >= 7 ? 36 : 0)
}

function dataCount(version: number): number {
  return Math.floor(modulesOf(version) / 8) - at(CORRECTION, version - 1) * at(BLOCKS, version - 1)
}

const lengthBits = (version: number): number => (version < 10 ? 8 : 16)

function versionFor(length: number): number {
  for (let version = 1; version <= MOST_VERSIONS; version++) {
    if (4 + lengthBits(version) + 8 * length <= 8 * dataCount(version)) return version
  }
  throw new RangeError(`a text of ${length} bytes is too long for a QR code`)
}

function dataOf(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = []
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1)
  }
  const room = 8 * dataCount(version)
  push(0b0100, 4)
  push(bytes.length, lengthBits(version))
  for (const byte of bytes) push(byte, 8)
  push(0, Math.min(4, room - bits.length))
  push(0, -bits.length & 7)
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) push(pad, 8)
  return Array.from({ length: room / 8 }, (_, n) =>
    bits.slice(8 * n, 8 * n + 8).reduce((byte, bit) => 2 * byte + bit, 0),
  )
}

/** Data and correction of all blocks, by turns. */
function withCorrection(data: number[], version: number): number[] {
  const blocks = at(BLOCKS, version - 1)
  const correction = at(CORRECTION, version - 1)
  const all = Math.floor(modulesOf(version) / 8)
  const short = blocks - (all % blocks)
  const divisor = divisorOf(correction)
  const parts: { data: number[]; correction: number[] }[] = []
  let from = 0
  for (let block = 0; block < blocks; block++) {
    const length = Math.floor(all / blocks) - correction + (block < short ? 0 : 1)
    const part = data.slice(from, from + length)
    from += length
    parts.push({ data: part, correction: remainderOf(part, divisor) })
  }
  const longest = Math.max(...parts.map((part) => part.data.length))
  const byTurns = (length: number, of: (part: (typeof parts)[number]) => number[]) =>
    Array.from({ length }, (_, n) => parts.flatMap((part) => of(part)[n] ?? [])).flat()
  return [...byTurns(longest, (part) => part.data), ...byTurns(correction, (part) => part.correction)]
}

/** In the field of 256 elements that QR codes use. */
export function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((b >>> bit) & 1) * a
  }
  return product
}

function divisorOf(degree: number): number[] {
  const divisor = Array<number>(degree).fill(0)
  divisor[degree - 1] = 1
  for (let n = 0, root = 1; n < degree; n++, root = times(root, 2)) {
    for (let i = 0; i < degree; i++) divisor[i] = times(at(divisor, i), root) ^ at(divisor, i + 1)
  }
  return divisor
}

function remainderOf(data: number[], divisor: number[]): number[] {
  let remainder = divisor.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ at(remainder, 0)
    remainder = divisor.map((each, i) => at(remainder, i + 1) ^ times(each, factor))
  }
  return remainder
}

// The picture

function draw(stream: number[], version: number, mask: number): Grid {
  const size = sizeOf(version)
  const grid: (boolean | null)[][] = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null))
  const set = (x: number, y: number, dark: boolean) => {
    const row = grid[y]
    if (row && x >= 0 && x < size) row[x] = dark
  }
  for (let n = 0; n < size; n++) {
    set(6, n, n % 2 === 0)
    set(n, 6, n % 2 === 0)
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) ring(set, x, y, 4) // prettier-ignore
  const marks = alignment(version)
  const last = marks.at(-1)
  for (const x of marks) {
    for (const y of marks) if (!isCorner(x, y, last)) ring(set, x, y, 2)
  }
  drawFormat(set, size, mask)
  if (version >= 7) drawVersion(set, size, version)
  fill(grid, stream, MASKS[mask] ?? (() => false))
  return grid.map((row) => row.map(Boolean))
}

const isCorner = (x: number, y: number, last: number | undefined): boolean =>
  (x === 6 && (y === 6 || y === last)) || (x === last && y === 6)

/** Squares in one another: a finder (4, with its light border) or an alignment mark (2). */
function ring(set: (x: number, y: number, dark: boolean) => void, x: number, y: number, reach: number): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const away = Math.max(Math.abs(dx), Math.abs(dy))
      set(x + dx, y + dy, reach === 4 ? away !== 2 && away !== 4 : away !== 1)
    }
  }
}

function alignment(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2
  const last = sizeOf(version) - 7
  return [6, ...Array.from({ length: count - 1 }, (_, n) => last - (count - 2 - n) * step)]
}

function drawFormat(set: (x: number, y: number, dark: boolean) => void, size: number, mask: number): void {
  const data = (0b01 << 3) | mask
  let rest = data
  for (let n = 0; n < 10; n++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  const bits = ((data << 10) | rest) ^ 0x5412
  const bit = (n: number) => ((bits >>> n) & 1) === 1
  for (let n = 0; n < 15; n++) {
    set(8, n < 6 ? n : n < 8 ? n + 1 : size - 15 + n, bit(n))
    set(n < 8 ? size - 1 - n : n === 8 ? 7 : 14 - n, 8, bit(n))
  }
  set(8, size - 8, true)
}

function drawVersion(set: (x: number, y: number, dark: boolean) => void, size: number, version: number): void {
  let rest = version
  for (let n = 0; n < 12; n++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let n = 0; n < 18; n++) {
    const [a, b] = [size - 11 + (n % 3), Math.floor(n / 3)]
    set(a, b, ((bits >>> n) & 1) === 1)
    set(b, a, ((bits >>> n) & 1) === 1)
  }
}

/** Data goes up and down in columns two wide, from the right, wherever nothing is yet. */
function fill(grid: (boolean | null)[][], stream: number[], mask: (x: number, y: number) => boolean): void {
  const size = grid.length
  let n = 0
  let up = true
  for (let right = size - 1; right >= 1; right -= right === 8 ? 3 : 2, up = !up) {
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        const row = grid[y]
        if (!row || row[x] !== null) continue
        row[x] = (((at(stream, n >>> 3) >>> (7 - (n & 7))) & 1) === 1) !== mask(x, y)
        n++
      }
    }
  }
}

/** How hard a picture is to read: long runs, blocks, what looks like a finder, too much of one shade. */
function penaltyOf(grid: Grid): number {
  const size = grid.length
  const columns = grid.map((_row, x) => grid.map((row) => row[x] === true))
  let penalty = 0
  for (const line of [...grid, ...columns]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('')
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2
    penalty += 40 * (text.match(/(?=00001011101|10111010000)/g)?.length ?? 0)
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const same = [grid[y]?.[x - 1], grid[y - 1]?.[x], grid[y - 1]?.[x - 1]]
      if (same.every((dark) => dark === grid[y]?.[x])) penalty += 3
    }
  }
  const dark = grid.flat().filter(Boolean).length
  return penalty + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10))
}
