/** The small pure parts: seeds, waiting before a new attempt, tables in plain words, the voice. */

import { expect, test } from 'vitest'
import { waitBefore } from './live'
import { describe as inWords, diceIn, tell, wordsFor } from './plain'
import { readSeed } from './seed'
import { Voice } from './voice.svelte'
import type { View } from './wire'
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

test('any table can be shown, things with names', () => {
  const words = new Words(
    'fr',
    'plain-none = aucun\nplain-yes = oui\nplain-no = non\nskill = Vitesse\ntable-open = Ouvert\nprompt = Jouez.\n' +
      'plain-card = une carte\nplain-die = { $face ->\n    [none] pas lancé\n   *[other] un { $face }\n}',
  )
  const table = {
    hand_size: 1300,
    open: true,
    dice: [{ die: 2 }, { die: null }],
    empty: [],
    kept: null,
    name: { en: 'spider', fr: 'araignée' },
    skill: { id: 'skill', args: {} },
    card: { card: { en: 'spider', fr: 'araignée' }, text: 'Pas d’or' },
    covered: { card: null },
    monsters: [{ health: 2 }],
    rolling: { by: 0 },
    seats: [{ die: { die: 6 } }, { die: { die: null } }],
  }
  const { common, seats } = inWords(table, words)
  expect(common.map(({ label, piece }) => [label, piece.kind, wordsFor(piece, words)])).toEqual([
    ['Hand size', 'text', '1\u202f300'],
    ['Ouvert', 'text', 'oui'],
    ['Dice', 'row', 'un 2, pas lancé'],
    ['Empty', 'row', 'aucun'],
    ['Kept', 'text', '–'],
    ['Name', 'text', 'araignée'],
    ['Skill', 'text', 'Vitesse'],
    ['Card', 'card', 'araignée, Pas d’or'],
    ['Covered', 'card', 'une carte'],
    ['Monsters', 'row', 'Health 2'],
  ])
  expect(seats.map((lines) => lines.map(({ piece }) => piece))).toEqual([
    [{ kind: 'die', face: 6 }],
    [{ kind: 'die', face: null }],
  ])
  expect([...common, ...seats.flat()].reduce((sum, { piece }) => sum + diceIn(piece), 0)).toBe(4)
  const view = { table: { open: false, seats: [{ coins: 3 }] }, prompt: { id: 'prompt', args: {} } } as unknown as View
  expect(tell(view, words, (seat) => `Joueur ${seat + 1}`)).toBe('Ouvert non. Joueur 1: Coins 3. Jouez.')
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
