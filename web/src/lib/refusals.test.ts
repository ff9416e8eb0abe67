import { expect, test } from 'vitest'
import { isAbout, isSilent } from './refusals'
import type { Command } from './wire'

const roll = (version: number): Command => ({ type: 'roll', version })
const play = (version: number): Command => ({ type: 'play', version, move: 1 })
const stale = (version: number) => ({ code: 'stale', situation: { version } })

test('a roll that somebody else was quicker with is not worth a word', () => {
  expect(isSilent(roll(5), null, stale(9))).toBe(true)
  expect(isSilent(null, roll(5), stale(9))).toBe(true) // the table came before the refusal
})

test('a move that came too late is', () => {
  expect(isSilent(play(5), null, stale(9))).toBe(false)
  expect(isSilent(null, play(5), stale(9))).toBe(false)
  expect(isSilent(play(5), roll(3), stale(9))).toBe(false)
})

test('a move made since is not what the refusal of a roll is about', () => {
  expect(isAbout(play(9), stale(9))).toBe(false)
  expect(isSilent(play(9), roll(5), stale(9))).toBe(true)
})

test('every other refusal is about what was asked, and is said', () => {
  const illegal = { code: 'illegal', situation: { version: 9 } }
  expect(isAbout(play(9), illegal)).toBe(true)
  expect(isSilent(roll(9), null, { ...illegal, code: 'storage' })).toBe(false)
})
