import { expect, test } from 'vitest'
import { deedOf, type Pressed } from './keys'

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
})

test.each([
  ['z', 'undo'],
  ['h', 'hint'],
  ['o', 'odds'],
  ['l', 'repeat'],
  ['s', 'speak'],
  ['m', 'moves'],
  [',', 'back'],
  ['.', 'on'],
  ['?', 'help'],
  [' ', 'roll'],
  ['Escape', 'drop'],
])('%s does: %s', (key, deed) => expect(deedOf(press(key), true)).toEqual({ do: deed }))

test('digits press the nth action, Shift+Z restarts the turn, Shift+L shows what happened', () => {
  expect(deedOf(press('1'), true)).toEqual({ do: 'act', nth: 0 })
  expect(deedOf(press('9'), true)).toEqual({ do: 'act', nth: 8 })
  expect(deedOf(press('0'), true)).toBeNull()
  expect(deedOf(press('Z', { shiftKey: true }), true)).toEqual({ do: 'restart' })
  expect(deedOf(press('L', { shiftKey: true }), true)).toEqual({ do: 'recap' })
})

test('keys of a single character can be switched off; Esc and Space stay', () => {
  for (const key of ['z', 'Z', '1', ',', '?', 's']) expect(deedOf(press(key), false)).toBeNull()
  expect(deedOf(press('Escape'), false)).toEqual({ do: 'drop' })
  expect(deedOf(press(' '), false)).toEqual({ do: 'roll' })
})

test('the browser keeps its own keys', () => {
  expect(deedOf(press('z', { ctrlKey: true }), true)).toBeNull()
  expect(deedOf(press('s', { metaKey: true }), true)).toBeNull()
})
