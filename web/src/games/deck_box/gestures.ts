/** Pushing and zooming the map with pointers: drag, wheel with Ctrl, two fingers. None of it is needed to play. */

import type { Camera } from './camera.svelte'

type Around = { readonly camera: Camera; readonly window: HTMLElement }
type Spot = { x: number; y: number }

const SLOP = 8 // px that a finger may tremble

export class Gestures {
  private readonly fingers = new Map<number, Spot>()
  private dragged = false
  private start: Spot = { x: 0, y: 0 }

  constructor(private readonly around: Around) {}

  down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if (!this.fingers.size) {
      this.dragged = false
      this.start = spotOf(event)
    }
    this.fingers.set(event.pointerId, spotOf(event))
  }

  move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId)
    if (!before) return
    const now = spotOf(event)
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) this.pinch(before, now, other)
    else if (this.dragged || Math.hypot(now.x - this.start.x, now.y - this.start.y) > SLOP)
      this.drag(event, before, now)
    else return
    this.fingers.set(event.pointerId, now)
  }

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId)
  }

  /** A drag ends with a click that nobody meant. */
  click = (event: MouseEvent): void => {
    if (!this.dragged || event.detail === 0) return
    this.dragged = false
    event.preventDefault()
    event.stopPropagation()
  }

  /** The wheel scrolls the page, with Ctrl (or two fingers on a trackpad) it zooms. */
  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const { left, top } = this.around.window.getBoundingClientRect()
    const { camera } = this.around
    camera.scale(camera.size * Math.exp(-event.deltaY / 200), event.clientX - left, event.clientY - top)
  }

  private drag(event: PointerEvent, before: Spot, now: Spot): void {
    const { camera, window } = this.around
    if (camera.isWhole) return
    if (!this.dragged) window.setPointerCapture(event.pointerId)
    this.dragged = true
    camera.push(now.x - before.x, now.y - before.y)
  }

  private pinch(before: Spot, now: Spot, other: Spot): void {
    const { left, top } = this.around.window.getBoundingClientRect()
    const [was, is] = [before, now].map((spot) => Math.hypot(spot.x - other.x, spot.y - other.y)) as [number, number]
    this.dragged = true
    if (was > 0) this.around.camera.scale((this.around.camera.size * is) / was, other.x - left, other.y - top)
  }
}

const spotOf = ({ clientX, clientY }: PointerEvent): Spot => ({ x: clientX, y: clientY })
