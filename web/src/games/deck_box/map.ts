/** The map as it lies on the table: which squares there are, where they are, and what is printed on them. */

import { cellOf, type DeckBox, type Exit, type Room, roomOf, SIZE, squareName } from './table'

export type Ground = 'floor' | 'water' | 'pit' | 'exit' | 'entrance'
export type Place = { square: number; x: number; y: number; ground: Ground; room: number; exits: Exit[] }
export type Bounds = { x: number; y: number; columns: number; rows: number }
export type DungeonMap = {
  places: Map<number, Place>
  /** The squares row by row, as one reads them. */
  rows: { y: number; places: Place[] }[]
  bounds: Bounds
}

const GROUNDS: Record<string, Ground> = { '.': 'floor', '~': 'water', o: 'pit', '+': 'exit', g: 'entrance' }
const STEP = SIZE - 1 // rooms share the row of squares where they meet

export function mapOf({ rooms }: DeckBox): DungeonMap {
  const found = new Map<string, Place>()
  for (const room of [...rooms].sort((one, other) => one.number - other.number)) {
    for (const place of placesOf(room)) {
      const key = `${place.x} ${place.y}`
      const there = found.get(key)
      if (there) there.exits.push(...place.exits)
      else found.set(key, place)
    }
  }
  const all = [...found.values()].sort((one, other) => one.y - other.y || one.x - other.x)
  return { places: new Map(all.map((place) => [place.square, place])), rows: inRows(all), bounds: boundsOf(rooms) }
}

function placesOf(room: Room): Place[] {
  return room.grid.flatMap((line, row) =>
    [...line].flatMap((symbol, column) => {
      const ground = GROUNDS[symbol]
      if (!ground) return []
      const square = (room.number - 1) * SIZE * SIZE + row * SIZE + column
      const exits = room.exits.filter(({ side }) => gateOf(side) === row * SIZE + column)
      const state = exits[0]?.state
      if (ground === 'exit' && state === undefined) return []
      return [{ square, x: STEP * room.x + column, y: STEP * room.y + row, ground, room: room.number, exits }]
    }),
  )
}

/** Where on a tile the exit of a side is. */
export const gateOf = (side: Exit['side']): number => ({ N: 4, W: 36, E: 44, S: 76 })[side]

function inRows(places: Place[]): DungeonMap['rows'] {
  const rows = new Map<number, Place[]>()
  for (const place of places) rows.set(place.y, [...(rows.get(place.y) ?? []), place])
  return [...rows].map(([y, its]) => ({ y, places: its }))
}

function boundsOf(rooms: Room[]): Bounds {
  if (!rooms.length) return { x: 0, y: 0, columns: SIZE, rows: SIZE }
  const [xs, ys] = [rooms.map(({ x }) => x), rooms.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return {
    x: STEP * left,
    y: STEP * top,
    columns: STEP * (Math.max(...xs) - left) + SIZE,
    rows: STEP * (Math.max(...ys) - top) + SIZE,
  }
}

/** The square in a direction: the next one that way in the same row or column, else the nearest beyond. */
export function beside({ places }: DungeonMap, square: number, [across, down]: readonly [number, number]): number {
  const here = places.get(square)
  if (!here) return square
  const ahead = [...places.values()].filter(({ x, y }) => {
    const [dx, dy] = [x - here.x, y - here.y]
    return across
      ? Math.sign(dx) === across && Math.abs(dy) <= Math.abs(dx)
      : Math.sign(dy) === down && Math.abs(dx) <= Math.abs(dy)
  })
  const far = ({ x, y }: Place) =>
    Math.abs(x - here.x) + Math.abs(y - here.y) + 2 * Math.abs(across ? y - here.y : x - here.x)
  return ahead.sort((one, other) => far(one) - far(other))[0]?.square ?? square
}

/** The name of a square, and of the room it is in. */
export const nameOf = (square: number): string => (square < 0 ? '' : squareName(square))

export const cornerOf = (room: Room): { x: number; y: number } => ({ x: STEP * room.x, y: STEP * room.y })

/** A square's place on the map, also where the named room does not know it. */
export function placeOf(rooms: Room[], square: number): { x: number; y: number } | undefined {
  const room = rooms.find(({ number }) => number === roomOf(square))
  const cell = cellOf(square)
  return room && { x: STEP * room.x + (cell % SIZE), y: STEP * room.y + Math.floor(cell / SIZE) }
}
