import { describe, expect, it } from 'vitest'
import { lineOf, squaresOn } from './sight'

const wall =
  (...squares: string[]) =>
  (x: number, y: number) =>
    squares.includes(`${x} ${y}`)

describe('a line of sight', () => {
  it('is free where nothing stands', () => {
    expect(lineOf({ x: 0, y: 0 }, { x: 3, y: 0 }, wall()).blocker).toBeNull()
  })

  it('does not touch what blocks, not even its corner', () => {
    const line = lineOf({ x: 0, y: 0 }, { x: 3, y: 1 }, wall('1 1'))
    expect(line.blocker).toBeNull()
    expect(squaresOn(line)).not.toContainEqual({ x: 1, y: 1 })
  })

  it('names the first thing in the way', () => {
    expect(lineOf({ x: 0, y: 0 }, { x: 4, y: 0 }, wall('2 0', '3 0')).blocker).toEqual({ x: 2, y: 0 })
  })

  it('meets squares on both sides of a line between them', () => {
    const met = squaresOn({ from: { x: 0, y: 1 }, to: { x: 2, y: 1 } })
    expect(met).toContainEqual({ x: 1, y: 0 })
    expect(met).toContainEqual({ x: 1, y: 1 })
    expect(met).not.toContainEqual({ x: 1, y: 2 })
  })
})
