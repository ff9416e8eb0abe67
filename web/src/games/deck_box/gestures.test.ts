import { describe, expect, it, vi } from 'vitest'
import { Camera } from './camera.svelte'
import { Gestures } from './gestures'

/** A window of 450 by 450 onto a map of 9 by 9 squares, already zoomed in, and hands on it. */
function hands(steps = 2) {
  const camera = new Camera(
    () => ({ width: 450, height: 450 }),
    () => ({ x: 0, y: -8, columns: 9, rows: 9 }),
  )
  camera.fit(undefined)
  for (let step = 0; step < steps; step += 1) camera.zoom(1, { x: 225, y: 225 })
  const setPointerCapture = vi.fn()
  const window = { getBoundingClientRect: () => ({ left: 0, top: 0 }), setPointerCapture } as unknown as HTMLElement
  const gestures = new Gestures({ camera, window })
  const finger = (pointerId: number, clientX: number, clientY: number) =>
    ({ pointerId, clientX, clientY, pointerType: 'touch', button: 0 }) as PointerEvent
  return { camera, gestures, finger }
}

const click = () => ({ detail: 1, preventDefault: vi.fn(), stopPropagation: vi.fn() })

describe('fingers on the map', () => {
  it('push it', () => {
    const { camera, gestures, finger } = hands()
    const before = [camera.left, camera.top]
    gestures.down(finger(1, 200, 200))
    gestures.move(finger(1, 230, 180))
    expect([camera.left, camera.top]).toEqual([before[0]! + 30, before[1]! - 20])
    const meant = click()
    gestures.click(meant as unknown as MouseEvent)
    expect(meant.preventDefault).toHaveBeenCalled() // a push is no tap
  })

  it('may tremble, and still tap', () => {
    const { camera, gestures, finger } = hands()
    const before = camera.left
    gestures.down(finger(1, 200, 200))
    gestures.move(finger(1, 205, 203))
    gestures.up(finger(1, 205, 203))
    const meant = click()
    gestures.click(meant as unknown as MouseEvent)
    expect(camera.left).toBe(before)
    expect(meant.preventDefault).not.toHaveBeenCalled()
  })

  it('zoom it, two of them, by as much as they part', () => {
    const { camera, gestures, finger } = hands(0)
    const before = camera.size
    gestures.down(finger(1, 200, 200))
    gestures.down(finger(2, 250, 200))
    gestures.move(finger(2, 275, 200))
    expect(camera.size).toBeCloseTo(before * 1.5)
  })
})
