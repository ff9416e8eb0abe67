import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Language, View } from '../../lib/wire'
import { Words } from '../../lib/words'
import { tellOdds } from './chances'
import type { Chances } from './table'
import { aTable } from './table.fixture'

const words = (language: Language) =>
  new Words(
    language,
    readFileSync(new URL(`../../../../src/undercroft/games/deck_box/words/${language}.ftl`, import.meta.url), 'utf-8'),
  )
const view: View = {
  ...{ played: 3, turn: 0, score: [0], prompt: { id: 'prompt-action', args: {} } },
  table: aTable() as unknown as View['table'],
}
const attack = { letter: 'A', dice: 3, modifier: 1, hits: 1.04, damage: 0.75, wounds: 0.6, kills: 0.244, health: 2 }
const strength = { dice: 4, modifier: 2, hero: 2, skill: 'strength' as const, need: 3, passes: 0.3125 }
const ODDS: Chances = {
  attacks: [
    { ...attack, move: 20 },
    { ...attack, move: 19, letter: 'B' },
  ],
  tests: [{ ...strength, move: 50 }],
  danger: {
    heroes: [
      { hero: 1, damage: 1.26, falls: 0.001 },
      { hero: 2, damage: 0, falls: 0 },
    ],
    ...{ exact: false, samples: 400 },
  },
}

test('attacks, tests and danger are told in sentences', () => {
  expect(tellOdds(ODDS, view, words('en'))).toEqual([
    'Shoot at Scrapper A: 0.8 damage after blocks, falls 24\u00a0%.',
    'Strike Scrapper B: 0.8 damage after blocks, falls 24\u00a0%.',
    'Hob, Strength: 3 of 4 needed with +2: 31\u00a0%.',
    'If everybody ends here, until the next round:',
    'Orla: about −1.3 health, falls 1\u00a0%.',
    'Hob: nothing to fear.',
    'Estimated from 400 rounds played to their end.',
  ])
})

test('and in French', () => {
  const told = tellOdds(ODDS, view, words('fr'))
  expect(told[0]).toBe('Tirer sur Scrapper A\u00a0: dégâts après parades 0,8, tombe à 24\u00a0%.')
  expect(told.slice(3)).toEqual([
    'Si tout le monde s’arrête ici, d’ici au prochain tour\u00a0:',
    'Orla\u00a0: environ −1,3 PV, chute 1\u00a0%.',
    'Hob\u00a0: rien à craindre.',
    'Estimé sur 400 fins de tour jouées.',
  ])
})

test('nothing is told of what is not computed', () => {
  expect(tellOdds({ attacks: [], tests: [], danger: null }, view, words('en'))).toEqual([])
})
