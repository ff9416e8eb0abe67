import { expect, test } from 'vitest'
import { curveOf } from './curve'

const points = (...values: number[]) => values.map((value, index) => ({ number: index * 10, seat: 0, value }))

test('chances are drawn between never and always, over the whole game', () => {
  const curve = curveOf(points(0.5, 0.75, 0.25), 40, 'win')
  expect(curve?.line).toBe('0,50 100,25 200,75')
  expect(curve).toMatchObject({ first: 0.5, last: 0.25, least: 0.25, most: 0.75 })
  expect(curve?.at(10)).toEqual({ x: 100, y: 25 })
  expect(curve?.at(11)).toBeNull()
})

test('points are drawn between the fewest and the most there were', () => {
  expect(curveOf(points(10, 30, 20), 20, 'points')?.line).toBe('0,100 200,0 400,50')
  expect(curveOf(points(7, 7), 10, 'points')?.line).toBe('0,100 400,100')
})

test('one point is no curve', () => {
  expect(curveOf(points(0.5), 10, 'win')).toBeNull()
  expect(curveOf([], 10, 'win')).toBeNull()
})
