/** The small pure parts: seeds, waiting before a new attempt, tables in plain words, the voice. */

import { expect, test } from 'vitest'
import { waitBefore } from './live'
import { describe as inWords } from './plain'
import { readSeed } from './seed'
import { Voice } from './voice.svelte'
import { Words } from './words'

test('seeds', () => {
  expect(readSeed('')).toBeNull()
  expect(readSeed(' 12 345 ')).toBe(12345)
  expect(readSeed('9007199254740991')).toBe(9007199254740991)
  for (const bad of ['9007199254740992', '-1', '1.5', 'seven', '1e3']) expect(readSeed(bad)).toBeUndefined()
})

test('attempts to reconnect come ever more slowly, but never stop', () => {
  const waits = [0, 1, 2, 3, 4, 5, 20].map((attempt) => waitBefore(attempt, 0.5))
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000])
  expect(waitBefore(3, 0)).toBe(3000)
  expect(waitBefore(3, 1)).toBe(5000)
})

test('any table can be put into plain words', () => {
  const words = new Words('fr', 'plain-none = aucun\nplain-yes = oui\nplain-no = non\nskill = Vitesse')
  const table = {
    hand_size: 3,
    open: true,
    dice: [1, 2],
    empty: [],
    kept: null,
    name: { en: 'spider', fr: 'araignée' },
    skill: { id: 'skill', args: {} },
    monsters: [{ health: 2 }],
  }
  expect(inWords(table, words).map(({ name, text }) => [name, text])).toEqual([
    ['hand size', '3'],
    ['open', 'oui'],
    ['dice', '1, 2'],
    ['empty', 'aucun'],
    ['kept', '–'],
    ['name', 'araignée'],
    ['skill', 'Vitesse'],
    ['monsters', ''],
  ])
  expect(inWords(table, words).at(-1)?.inside?.[0]?.inside).toEqual([{ name: 'health', text: '2' }])
})

test('the same sentence twice in a row is forced through by a no-break space', () => {
  const voice = new Voice()
  for (const text of ['You roll a 3.', 'You roll a 3.', 'You roll a 3.', 'Done.']) voice.say(text)
  expect(voice.sentences.map((sentence) => sentence.text)).toEqual([
    'You roll a 3.',
    'You roll a 3.\u00a0',
    'You roll a 3.',
    'Done.',
  ])
})
