import { describe, expect, it } from 'vitest'
import { Camera } from './camera.svelte'

const camera = (width: number, height: number, columns: number, rows: number) =>
  new Camera(
    () => ({ width, height }),
    () => ({ x: 0, y: -8, columns, rows }),
  )

describe('the map in its window', () => {
  it('fits at first, and lies in the middle', () => {
    const all = camera(600, 450, 9, 9)
    all.fit(undefined)
    expect([all.size, all.left, all.top, all.isWhole]).toEqual([50, 75, 0, true])
  })

  it('shows what is around the hero where all of it would be too small', () => {
    const phone = camera(360, 300, 17, 41)
    phone.fit({ x: 4, y: 20 })
    expect(phone.size).toBe(40)
    expect(phone.isWhole).toBe(false)
    expect(phone.left).toBe(0) // no farther than the edge
    expect(phone.top).toBe(150 - 28.5 * 40)
  })

  it('zooms around a point, within limits', () => {
    const all = camera(450, 450, 9, 9)
    all.fit(undefined)
    all.zoom(1, { x: 0, y: 0 })
    expect([all.size, all.left, all.byHand]).toEqual([62.5, 0, true])
    for (let step = 0; step < 9; step++) all.zoom(1)
    expect(all.size).toBe(88)
    for (let step = 0; step < 9; step++) all.zoom(-1)
    expect(all.size).toBe(25)
  })

  it('can be seen whole however large it is, and is not pushed out of sight', () => {
    const large = camera(340, 340, 34, 34)
    large.overview()
    expect([large.size, large.isWhole]).toEqual([10, true])
    large.scale(40, 0, 0)
    large.push(1000, 1000)
    expect([large.left, large.top]).toEqual([0, 0])
    large.push(-9000, -9000)
    expect(large.left).toBeLessThan(340 - 34 * 40)
    expect(large.top).toBe(340 - 34 * 40)
  })

  it('moves just as far as is needed for a square to be seen', () => {
    const large = camera(400, 400, 41, 41)
    large.fit({ x: 4, y: -4 })
    large.show({ x: 30, y: -4 })
    expect((30 * large.size + large.left) / large.size).toBeCloseTo(400 / large.size - 2)
    const { left, top } = large
    large.show({ x: 29, y: -4 })
    expect([large.left, large.top]).toEqual([left, top])
  })
})
