import { describe, expect, it } from 'vitest'
import { draw, philox, pick } from './philox'

const hex = (words: bigint[]) => words.map((word) => word.toString(16).padStart(8, '0')).join(' ')
const ones = 0xffffffffn

describe('philox', () => {
  it('gives the known answers of the reference implementation', () => {
    expect(hex(philox([0n, 0n, 0n, 0n], [0n, 0n]))).toBe('6627e8d5 e169c58d bc57ac4c 9b00dbd8')
    expect(hex(philox([ones, ones, ones, ones], [ones, ones]))).toBe('408f276d 41c83b0e a20bc7c6 6d5451fd')
  })
})

/** The lists were printed by the engine: `[draw(7, 0, 0, count, 6) for count in range(24)]` and so on. */
describe('draw', () => {
  const draws = (length: number, one: (count: number) => number) => Array.from({ length }, (_, count) => one(count))

  it('rolls the dice the engine rolls', () => {
    const rolled = [5, 2, 0, 2, 1, 2, 4, 1, 0, 3, 4, 4, 1, 0, 1, 0, 3, 3, 1, 3, 1, 1, 2, 2]
    expect(draws(24, (count) => draw(7, 0, 0, count, 6))).toEqual(rolled)
  })

  it('keeps the largest seed exact', () => {
    const drawn = [413, 974, 535, 165, 411, 633, 923, 825]
    expect(draws(8, (count) => draw(2 ** 53 - 1, 0, 3, count, 1000))).toEqual(drawn)
  })

  it('uses both halves of the game number', () => {
    const drawn = [1947414812, 2147355056, 1645436978, 2027262460]
    expect(draws(4, (count) => draw(123456789012, 5_000_000_000, 255, count, 2 ** 31))).toEqual(drawn)
  })

  it('passes over words that would favour some numbers', () => {
    const drawn = [825752914, 1561611210, 1503983795, 525835180, 334189425, 1217283756, 220107521, 1410326923]
    expect(draws(8, (count) => draw(1, 0, 1, count, 3 * 2 ** 29))).toEqual(drawn)
  })
})

describe('pick', () => {
  it('falls on a weight by its size', () => {
    expect([0, 1, 2, 3, 5].map((at) => pick([1, 2, 3], at))).toEqual([0, 1, 1, 2, 2])
  })

  it('never falls on an outcome without weight', () => {
    expect([0, 1, 2].map((at) => pick([0, 2, 1], at))).toEqual([1, 1, 2])
  })
})
