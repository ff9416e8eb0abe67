import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Language, Offer, View } from '../../lib/wire'
import { Words } from '../../lib/words'
import { deedsOf } from './deeds'
import { directionOf, keys, zoomOf } from './keys'
import { percent, signed, squareLabel, testOdds } from './labels'
import { mapOf } from './map'
import { speak } from './speech'
import { type Chances, type DeckBox } from './table'
import { aTable, enemy, offer } from './table.fixture'

const here = new URL('.', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, here), 'utf-8')
const ofTheGame = (language: Language) => read(`../../../../src/undercroft/games/deck_box/words/${language}.ftl`)
const words = (language: Language) => new Words(language, read(`../../words/${language}.ftl`), ofTheGame(language))
const [en, fr] = [words('en'), words('fr')]

const told = (table: DeckBox, offers: Offer[] = [], odds: Chances | null = null, language = en) => {
  const map = mapOf(table)
  return { table, map, words: language, deeds: deedsOf(table, map, offers), odds }
}

describe('a square in words', () => {
  it('says what is printed there', () => {
    expect(squareLabel(told(aTable()), 40)).toBe('1e5, floor.')
    expect(squareLabel(told(aTable()), 85)).toBe('2e9, an exit nobody has explored.')
    expect(squareLabel(told(aTable()), 125)).toBe('2i5, a locked exit.')
    expect(squareLabel(told(aTable()), 76)).toBe('1e1, a walled-up exit.')
    expect(squareLabel(told(aTable(), [], null, fr), 81 + 10)).toBe('2b8, eau.')
  })

  it('says who stands there, and why nothing can be done', () => {
    expect(squareLabel(told(aTable()), 57)).toBe('1d3, entrance. Orla, health 7 of 9.')
    expect(squareLabel(told(aTable()), 112)).toBe(
      '2e6, floor. Scrapper B, melee, 2 health. Out of sight: a wall or another enemy is in the way.',
    )
    const boss = aTable({ enemies: [enemy('A', 112, { boss: true, stunned: true })], targets: [] })
    expect(squareLabel(told(boss), 112)).toBe('2e6, floor. Scrapper A, the boss, melee, 2 health. Stunned.')
  })

  it('says what a walk costs, and warns', () => {
    const walks = told(aTable(), [offer(7, 'go', 48), offer(8, 'go', 119)])
    expect(squareLabel(walks, 48)).toBe('1d4, floor. Walk here: 1 movement, takes an action.')
    expect(squareLabel(walks, 119)).toBe('2c5, a pit. Walk here: 3 movement. You fall in and take a hit.')
  })

  it('says what an attack may do, where odds are shown', () => {
    const attack = {
      move: 20,
      letter: 'A',
      dice: 2,
      modifier: 0,
      hits: 0.33,
      damage: 0.25,
      wounds: 0.3,
      kills: 0.004,
      health: 2,
    }
    const label = squareLabel(
      told(aTable(), [offer(20, 'shoot', 0)], { attacks: [attack], tests: [], danger: null }),
      21,
    )
    expect(label).toContain('Shoot at Scrapper A')
    expect(label).toContain('Hits to expect: 0.3, damage after blocks: 0.3. Falls: 1\u00a0%.')
  })

  it('says what lies there', () => {
    expect(squareLabel(told(aTable()), 10)).toBe('1b8, floor. Here: Lift the chest.')
    expect(squareLabel(told(aTable({ dropped: [{ square: 40, objects: 1 }] })), 40)).toContain('Something of the quest')
  })
})

describe('numbers', () => {
  it('have their sign; chances are never certain when they are not', () => {
    expect([1, 0, -2].map(signed)).toEqual(['+1', '+0', '−2'])
    expect([0, 0.001, 0.384, 0.999, 1].map(percent)).toEqual([0, 1, 38, 99, 100])
  })

  it('of a test are told as players say them', () => {
    const test = { move: 1, hero: 1, skill: 'strength' as const, need: 3, dice: 4, modifier: 2, passes: 0.3125 }
    expect(testOdds(test, en)).toBe('3 of 4 needed with +2: 31\u00a0%.')
  })
})

describe('the situation', () => {
  const view = (table: DeckBox): View => ({
    ...{ played: 3, turn: 0, score: [0], prompt: { id: 'prompt-begin', args: {} } },
    table: table as unknown as View['table'],
  })

  it('is told in a few sentences', () => {
    const spoken = speak(view(aTable()), en)
    expect(spoken).toContain('The Dimming Lamp, round 2, the heroes act.')
    expect(spoken).toContain('Orla on 1d3: health 7 of 9, energy 1, treasure 2, actions 2.')
    expect(spoken).toContain('Enemies in the order they act: Scrapper B 2e6 (2), Scrapper A 1d7 (2).')
    expect(spoken).toMatch(/Choose which hero acts next\.$/)
    expect(speak(view(aTable({ enemies: [] })), fr)).toContain('Aucun ennemi en vue.')
  })
})

describe('keys', () => {
  const key = (name: string, ctrlKey = false) => ({ key: name, ctrlKey, altKey: false, metaKey: false })

  it('move the cursor and zoom', () => {
    expect(directionOf(key('ArrowUp'))).toEqual([0, -1])
    expect([directionOf(key('ArrowUp', true)), directionOf(key('a'))]).toEqual([undefined, undefined])
    expect(['+', '=', '-', '0', 'x'].map((name) => zoomOf(key(name)))).toEqual([1, 1, -1, 0, undefined])
  })

  it('are named', () => {
    for (const language of [en, fr]) for (const { does } of keys(language)) expect(does).not.toContain('page')
  })
})

describe('the words of the board', () => {
  const code = readdirSync(here, { encoding: 'utf-8' })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !/\.(test|fixture)\.ts$/.test(file))
    .map(read)
    .join('\n')
  const idsOf = (language: Language) =>
    [...ofTheGame(language).matchAll(/^(page-[\w-]+) =/gm)].map((found) => found[1] ?? '')
  const made = [...code.matchAll(/`(page-(?:[\w-]*-)?)\$\{/g)].map((found) => found[1] ?? '')
  const wide = made.filter((start) => start !== 'page-')

  it('are all used, and all there', () => {
    const asked = [...code.matchAll(/['`](page-[\w-]+)['`]/g)].map((found) => found[1] ?? '')
    const byVerb = ['page-strike', 'page-shoot', 'page-melee', 'page-ranged'] // made of `page-${…}`
    const used = (id: string) => asked.includes(id) || byVerb.includes(id) || wide.some((start) => id.startsWith(start))
    expect(idsOf('en').filter((id) => !used(id))).toEqual([])
    expect([...asked, ...byVerb].filter((id) => !idsOf('en').includes(id))).toEqual([])
    expect(idsOf('fr')).toEqual(idsOf('en'))
  })

  it('know every ground, keyword, number and level', () => {
    const grounds = ['floor', 'water', 'pit', 'entrance', 'exit-open', 'exit-unexplored', 'exit-locked', 'exit-closed']
    for (const ground of grounds) expect(en.has(`page-ground-${ground}`)).toBe(true)
    const engine = read('../../../../src/undercroft/games/deck_box/table.py')
    const keywords = [...(/KEYWORDS = \(([^)]*)\)/.exec(engine)?.[1] ?? '').matchAll(/"(\w+)"/g)].map(
      ([, word]) => word,
    )
    expect(keywords.length).toBeGreaterThan(8)
    for (const keyword of keywords) expect(en.has(`page-keyword-${keyword}`)).toBe(true)
  })
})
