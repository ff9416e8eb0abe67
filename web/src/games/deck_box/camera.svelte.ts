/** How the map lies in its window: the size of a square and how far it is pushed. It fits at first. */

import type { Bounds } from './map'
import { SIZE } from './table'

export const SMALLEST = 25 // px of a square that can still be met
const HANDY = 28 // px of a square on a large screen
export const NARROW = 480 // px of a window in which one room is as wide as can be
const LARGEST = 88
const ROOMY = 64 // the most that fitting makes of a square
const ASIDE = 52 // px: the buttons that zoom
const STEP = 1.25

export type Window = { width: number; height: number }

export class Camera {
  size = $state(40)
  left = $state(0)
  top = $state(0)
  /** Whether somebody has moved it: then it stays until it is asked to fit again. */
  byHand = $state(false)

  constructor(
    private readonly window: () => Window,
    private readonly bounds: () => Bounds,
  ) {}

  /** How large squares are when the whole map is seen. */
  get whole(): number {
    const [{ width, height }, { columns, rows }] = [this.window(), this.bounds()]
    return Math.min(ROOMY, width / columns, height / rows)
  }

  /** Whether everything is seen: then there is nothing to push. */
  get isWhole(): boolean {
    return this.size <= this.whole + 0.01
  }

  /** The whole map, or, where squares would be too small, what is around a place. */
  fit(around: { x: number; y: number } | undefined): void {
    this.byHand = false
    const { width } = this.window()
    this.size = Math.max(this.whole, width < NARROW ? width / SIZE : HANDY)
    this.centre(around)
  }

  /** Everything, however small. */
  overview(): void {
    this.byHand = true
    this.size = this.whole
    this.centre(undefined)
  }

  zoom(by: number, at?: { x: number; y: number }): void {
    const { width, height } = this.window()
    const { x, y } = at ?? { x: width / 2, y: height / 2 }
    const size = Math.max(Math.min(this.whole, SMALLEST), Math.min(LARGEST, this.size * (by > 0 ? STEP : 1 / STEP)))
    this.scale(size, x, y)
  }

  /** Makes squares this large; what is at (x, y) of the window stays there. */
  scale(size: number, x: number, y: number): void {
    const to = Math.max(Math.min(this.whole, SMALLEST), Math.min(LARGEST, size))
    const grown = to / this.size
    this.byHand = true
    this.left = x - (x - this.left) * grown
    this.top = y - (y - this.top) * grown
    this.size = to
    this.keep()
  }

  push(across: number, down: number): void {
    this.byHand = true
    this.left += across
    this.top += down
    this.keep()
  }

  /** Brings a place into the middle; without one, the middle of the map. */
  centre(around: { x: number; y: number } | undefined): void {
    const [{ width, height }, { x, y, columns, rows }] = [this.window(), this.bounds()]
    const middle = around ?? { x: x + (columns - 1) / 2, y: y + (rows - 1) / 2 }
    this.left = width / 2 - (middle.x - x + 0.5) * this.size
    this.top = height / 2 - (middle.y - y + 0.5) * this.size
    this.keep()
  }

  /** Pushes no farther than needed for a place to be seen. */
  show({ x, y }: { x: number; y: number }): void {
    const [{ width, height }, bounds] = [this.window(), this.bounds()]
    const [px, py] = [(x - bounds.x) * this.size + this.left, (y - bounds.y) * this.size + this.top]
    const margin = this.size
    if (px < margin) this.left += margin - px
    else if (px + this.size > width - margin) this.left -= px + this.size - width + margin
    if (py < margin) this.top += margin - py
    else if (py + this.size > height - margin) this.top -= py + this.size - height + margin
    this.keep()
  }

  /** The map does not leave its window: where it is smaller it lies in the middle. */
  private keep(): void {
    const [{ width, height }, { columns, rows }] = [this.window(), this.bounds()]
    this.left = within(this.left, width, columns * this.size, ASIDE)
    this.top = within(this.top, height, rows * this.size, 0)
  }
}

/** Where the map begins; `aside` is room at its end, for what lies above the window there. */
function within(at: number, window: number, map: number, aside: number): number {
  if (map <= window + 0.5) return (window - map) / 2
  return Math.min(0, Math.max(window - map - aside, at))
}
