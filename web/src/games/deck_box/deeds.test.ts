import { describe, expect, it } from 'vitest'
import { deedsOf, isGrave, isStop, letterOf, squareOf } from './deeds'
import { mapOf } from './map'
import { aTable, offer } from './table.fixture'

const table = aTable()
const deeds = (...offers: ReturnType<typeof offer>[]) => deedsOf(table, mapOf(table), offers)

describe('what can be done on a square', () => {
  it('is a walk, with what it costs; a pit wants a second tap', () => {
    const found = deeds(offer(7, 'go', 48), offer(8, 'go', 119), offer(9, 'go', 85))
    expect(found.get(48)).toMatchObject({ kind: 'walk', reach: { cost: 1 }, explores: false })
    expect(found.get(85)).toMatchObject({ kind: 'walk', explores: true })
    expect([48, 119].map((square) => isGrave(found.get(square)!))).toEqual([false, true])
    expect(isStop(found.get(48))).toBe(false)
  })

  it('is an attack where an enemy stands, with its second way', () => {
    const found = deeds(offer(1, 'strike', 0), offer(2, 'shoot', 0), offer(3, 'shoot', 1))
    expect(found.get(21)).toMatchObject({ kind: 'attack', offer: { id: 1 }, other: { id: 2 } })
    expect(found.get(112)).toMatchObject({ offer: { id: 3 }, other: undefined })
    expect(isStop(found.get(21)) && isGrave(found.get(21)!)).toBe(true)
  })

  it('is a choice of heroes, enemies, exits and squares', () => {
    expect(deeds(offer(1, 'begin', 1)).get(59)?.kind).toBe('choose')
    expect(deeds(offer(1, 'at', 1)).get(112)?.kind).toBe('choose')
    expect(deeds(offer(1, 'stand', 66)).get(66)?.kind).toBe('choose')
    expect(deeds(offer(1, 'look', 4)).get(85)?.kind).toBe('choose')
  })

  it('leaves the way to a thing free: the bar has the work on it', () => {
    expect(deeds(offer(1, 'go', 10), offer(2, 'work', 0)).get(10)?.kind).toBe('walk')
    expect(deeds(offer(2, 'work', 0)).get(10)?.kind).toBe('choose')
  })

  it('is nothing for what has no square', () => {
    expect(deeds(offer(1, 'end'), offer(2, 'buy', 0), offer(3, 'strike', 9)).size).toBe(0)
    expect(squareOf(aTable({ rooms: [] }), offer(1, 'look', 4))).toBeUndefined()
    expect([0, 25].map(letterOf)).toEqual(['A', 'Z'])
  })
})
