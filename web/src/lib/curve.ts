/** How the chances of a seat went over a game, as a line to draw and as numbers to tell. */

import type { CurvePoint, Worth } from './wire'

export const WIDTH = 400
export const HEIGHT = 100

export type Curve = {
  /** The points of the line, within WIDTH and HEIGHT. */
  line: string
  /** Where the table stood after so many moves. */
  at(number: number): { x: number; y: number } | null
  first: number
  last: number
  least: number
  most: number
  /** What the lower and the upper edge stand for. */
  low: number
  high: number
}

/** The line through these points of one seat in a game of `played` moves; null if there is nothing to draw. */
export function curveOf(points: CurvePoint[], played: number, of: Worth): Curve | null {
  const [start, end] = [points[0], points.at(-1)]
  if (!start || !end || start === end) return null
  const values = points.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  // Chances are drawn between never and always; points between the fewest and the most there were.
  const [low, high] = of === 'points' ? [least, most] : [0, 1]
  const x = (number: number) => round((number / Math.max(1, played)) * WIDTH)
  const y = (value: number) => round(HEIGHT - ((value - low) / (high - low || 1)) * HEIGHT)
  return {
    line: points.map(({ number, value }) => `${x(number)},${y(value)}`).join(' '),
    at: (number) => {
      const there = points.find((point) => point.number === number)
      return there ? { x: x(number), y: y(there.value) } : null
    },
    ...{ first: start.value, last: end.value, least, most, low, high },
  }
}

const round = (value: number) => Math.round(value * 10) / 10
