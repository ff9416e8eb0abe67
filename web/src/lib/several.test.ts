import { expect, it } from 'vitest'
import { chosenOf, toggled } from './several'

const GROUPS = [
  ['a', 'b'],
  ['c', 'd'],
  ['e', 'f'],
]

it('words are added and taken away', () => {
  expect(toggled('none', 'a', GROUPS)).toBe('a')
  expect(toggled('a', 'b', GROUPS)).toBe('a+b')
  expect(toggled('a', 'a', GROUPS)).toBe('none')
  expect(chosenOf('none')).toEqual([])
})

it('a word of one group puts those of another away, but never the first group’s', () => {
  expect(toggled('a+c+d', 'e', GROUPS)).toBe('a+e')
  expect(toggled('c', 'd', GROUPS)).toBe('c+d')
})
