/** Lines of sight, drawn: from a corner of one square to a corner of another, past everything that blocks. */

export type Point = { x: number; y: number }
export type Blocks = (x: number, y: number) => boolean
/** A line that is free, or the straight one with the first square that is in its way. */
export type Line = { from: Point; to: Point; blocker: Point | null }

const CORNERS: Point[] = [0, 1].flatMap((x) => [0, 1].map((y) => ({ x, y })))
const MIDDLE = 0.5

/** From square to square. Whether there is such a line is the engine's to say: this only shows which. */
export function lineOf(here: Point, there: Point, blocks: Blocks): Line {
  const isEnd = ({ x, y }: Point) => (x === here.x && y === here.y) || (x === there.x && y === there.y)
  const lines = CORNERS.flatMap((one) => CORNERS.map((other) => ({ from: plus(here, one), to: plus(there, other) })))
  lines.sort((one, other) => length(one) - length(other))
  const free = lines.find((line) => !squaresOn(line).some((each) => !isEnd(each) && blocks(each.x, each.y)))
  if (free) return { ...free, blocker: null }
  const straight = { from: plus(here, { x: MIDDLE, y: MIDDLE }), to: plus(there, { x: MIDDLE, y: MIDDLE }) }
  const inTheWay = squaresOn(straight).find((each) => !isEnd(each) && blocks(each.x, each.y))
  return { ...straight, blocker: inTheWay ?? null }
}

const plus = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y })
const length = ({ from, to }: { from: Point; to: Point }): number => Math.hypot(to.x - from.x, to.y - from.y)

/** The squares that share a point with a line, in order; its two ends touch nobody. */
export function squaresOn({ from, to }: { from: Point; to: Point }): Point[] {
  const met: Point[] = []
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)]
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)]
  for (let x = Math.ceil(left) - 1; x <= right; x++)
    for (let y = Math.ceil(top) - 1; y <= bottom; y++) if (meets({ x, y }, from, to)) met.push({ x, y })
  const along = ({ x, y }: Point) => (x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)
  return met.sort((one, other) => along(one) - along(other))
}

/** Whether the inside of a segment touches the closed unit square with this corner. */
function meets(square: Point, from: Point, to: Point): boolean {
  let [first, last] = [0, 1]
  for (const axis of ['x', 'y'] as const) {
    const way = to[axis] - from[axis]
    const [near, far] = [square[axis] - from[axis], square[axis] + 1 - from[axis]]
    if (way === 0) {
      if (near > 0 || far < 0) return false
      continue
    }
    const [one, other] = [near / way, far / way].sort((a, b) => a - b) as [number, number]
    first = Math.max(first, one)
    last = Math.min(last, other)
  }
  return first <= last && last > 0 && first < 1
}
