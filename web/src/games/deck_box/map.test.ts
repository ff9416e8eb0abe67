import { describe, expect, it } from 'vitest'
import { beside, mapOf, placeOf } from './map'
import { squareName } from './table'
import { aTable } from './table.fixture'

const map = mapOf(aTable())

describe('the map', () => {
  it('lays rooms over each other where they meet: one square, named by the lower room', () => {
    expect(map.places.get(4)).toMatchObject({ x: 4, y: 0, ground: 'exit', room: 1 })
    expect(map.places.has(81 + 76)).toBe(false)
    expect(map.places.get(4)?.exits.map(({ state }) => state)).toEqual(['open', 'open'])
  })

  it('knows how large it is, and reads from the top', () => {
    expect(map.bounds).toEqual({ x: 0, y: -8, columns: 9, rows: 17 })
    expect(map.rows.map(({ y }) => y)).toEqual(Array.from({ length: 17 }, (_, row) => row - 8))
    expect(mapOf(aTable({ rooms: [] })).bounds).toEqual({ x: 0, y: 0, columns: 9, rows: 9 })
  })

  it('has no square where a wall is', () => {
    const grounds = [...map.places.values()].map(({ ground }) => ground)
    expect(grounds.filter((ground) => ground === 'pit')).toHaveLength(2)
    expect(grounds.filter((ground) => ground === 'water')).toHaveLength(2)
    expect(grounds.filter((ground) => ground === 'entrance')).toHaveLength(4)
    expect(map.places.has(0)).toBe(false)
  })

  it('finds a square by its number, also one named by another room', () => {
    expect(placeOf(aTable().rooms, 85)).toEqual({ x: 4, y: -8 })
    expect(placeOf(aTable().rooms, -1)).toBeUndefined()
    expect([squareName(57), squareName(85)]).toEqual(['1d3', '2e9'])
  })
})

describe('the cursor', () => {
  it('goes to the next square, through passages', () => {
    expect(beside(map, 57, [0, -1])).toBe(48)
    expect(beside(map, 13, [0, -1])).toBe(4)
    expect(beside(map, 4, [0, -1])).toBe(81 + 67)
  })

  it('jumps over walls, and stays where nothing is beyond', () => {
    expect(beside(map, 57, [-1, 0])).toBe(55)
    expect(beside(map, 55, [-1, 0])).toBe(55)
    expect(beside(map, 85, [0, -1])).toBe(85)
  })
})
