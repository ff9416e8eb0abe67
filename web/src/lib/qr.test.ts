import { expect, test } from 'vitest'
import { qrOf, qrPath, times } from './qr'

/** Reads a code as a phone does: format, mask, data, and whether the correction says that nothing is wrong. */
function read(grid: boolean[][]): { text: string; version: number; sound: boolean } {
  const size = grid.length
  const version = (size - 17) / 4
  const dark = (x: number, y: number) => grid[y]?.[x] === true
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => dark(8, y)).concat([7, 5, 4, 3, 2, 1, 0].map((x) => dark(x, 8)))
  const bits = format.reduce((sum, bit, n) => sum | (Number(bit) << n), 0) ^ 0x5412
  expect(bits >>> 13).toBe(0b01) // the level L
  const mask = (bits >>> 10) & 7
  const rules = [
    (x: number, y: number) => (x + y) % 2,
    (_x: number, y: number) => y % 2,
    (x: number) => x % 3,
    (x: number, y: number) => (x + y) % 3,
    (x: number, y: number) => (((x / 3) | 0) + ((y / 2) | 0)) % 2,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ]
  const centres = { 6: [6, 34], 7: [6, 22, 38], 10: [6, 28, 50] }[version] ?? []
  const isMark = (x: number, y: number) =>
    centres.some((a) => centres.some((b) => Math.abs(a - x) < 3 && Math.abs(b - y) < 3 && !isFinder(a, b)))
  const isFinder = (x: number, y: number) => (x < 9 && y < 9) || (x > size - 9 && y < 9) || (x < 9 && y > size - 9)
  const isVersion = (x: number, y: number) =>
    version > 6 && ((x < 6 && y >= size - 11 && y < size - 8) || (y < 6 && x >= size - 11 && x < size - 8))
  const isOurs = (x: number, y: number) => x === 6 || y === 6 || isFinder(x, y) || isVersion(x, y) || isMark(x, y)
  const stream: number[] = []
  let column = 0
  for (let right = size - 1; right > 0; right -= 2, column++) {
    if (right === 6) right = 5
    for (let n = 0; n < size; n++) {
      const y = column % 2 ? n : size - 1 - n
      for (const x of [right, right - 1]) {
        if (!isOurs(x, y)) stream.push(Number(dark(x, y)) ^ Number(rules[mask]?.(x, y) === 0))
      }
    }
  }
  const words = Array.from({ length: stream.length >> 3 }, (_, n) =>
    parseInt(stream.slice(8 * n, 8 * n + 8).join(''), 2),
  )
  const layouts: Record<number, [correction: number, blocks: number]> = {
    1: [7, 1],
    6: [18, 2],
    7: [20, 2],
    10: [18, 4],
  }
  const [correction, blocks] = layouts[version] ?? [0, 0]
  const lengths = Array.from({ length: blocks }, (_, n) =>
    Math.floor((words.length - correction * blocks + n) / blocks),
  )
  const parts = lengths.map(() => [] as number[])
  let next = 0
  for (let n = 0; n < Math.max(...lengths); n++) {
    parts.forEach((part, block) => n < (lengths[block] ?? 0) && part.push(words[next++] ?? 0))
  }
  const data = parts.flat()
  for (let n = 0; n < correction; n++) parts.forEach((part) => part.push(words[next++] ?? 0))
  let root = 1
  let sound = true
  for (let n = 0; n < correction; n++, root = times(root, 2)) {
    for (const part of parts) if (part.reduce((sum, word) => times(sum, root) ^ word, 0)) sound = false
  }
  const flat = data.map((word) => word.toString(2).padStart(8, '0')).join('')
  const long = version < 10 ? 8 : 16
  const count = parseInt(flat.slice(4, 4 + long), 2)
  const bytes = Array.from({ length: count }, (_, n) => parseInt(flat.slice(4 + long + 8 * n, 12 + long + 8 * n), 2))
  return { text: new TextDecoder().decode(new Uint8Array(bytes)), version, sound }
}

test.each([
  ['a word', 'seat', 1],
  ['an address with a key', `https://games.example/table/BCDFGH#key=${'a1-_'.repeat(20)}`, 6],
  ['a longer one', `https://games.example/table/BCDFGH#key=${'a1-_'.repeat(26)}`, 7],
  ['a very long one, with accents', `https://jeux.example/é/#key=${'b'.repeat(220)}`, 10],
])('%s can be read again', (_name, text, version) => {
  expect(read(qrOf(text))).toEqual({ text, version, sound: true })
})

test('the finders stand in three corners, with a light border', () => {
  const grid = qrOf('seat')
  const row = (y: number) => grid[y]?.map(Number).join('')
  expect(row(0)).toMatch(/^11111110.*01111111$/)
  expect(row(1)).toMatch(/^10000010.*01000001$/)
  expect(row(20)).toMatch(/^11111110/)
})

test('around the picture it is light', () => {
  expect(qrPath('seat').width).toBe(21 + 8)
  expect(qrPath('seat').path).toMatch(/^M4 4h1v1h-1z/)
})

test('what is too long is not drawn', () => {
  expect(() => qrOf('x'.repeat(600))).toThrow(RangeError)
})
