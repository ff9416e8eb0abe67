import { expect, it } from 'vitest'
import { stepOf } from './keys'
import { beside, TILES, tileName } from './table'

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) => stepOf({ key, code: '', ...more } as KeyboardEvent)

it('names tiles as players do', () => {
  expect([0, 4, 12, 20, 24].map(tileName)).toEqual(['a5', 'e5', 'c3', 'a1', 'e1'])
  expect(new Set(TILES.map(tileName)).size).toBe(25)
})

it('stops at the edge of the board', () => {
  expect([beside(12, [1, -1]), beside(0, [-1, 0]), beside(4, [1, 0]), beside(22, [0, 1])]).toEqual([8, 0, 4, 22])
})

it('moves in eight directions, by letters and by the number pad', () => {
  expect(['q', 'E', 'y', 'C', 'ArrowUp'].map((key) => pressed(key))).toEqual([
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
    [0, -1],
  ])
  expect(pressed('Home', { code: 'Numpad7' })).toEqual([-1, -1])
})

it('leaves the keys of the browser alone', () => {
  expect(pressed('c', { ctrlKey: true })).toBeUndefined()
  expect(pressed('z')).toBeUndefined()
})
