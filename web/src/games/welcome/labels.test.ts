import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Language, View } from '../../lib/wire'
import { Words } from '../../lib/words'
import { keys } from './keys'
import {
  asideLabel,
  cardLabel,
  checks,
  kindLabel,
  knower,
  percent,
  signed,
  standing,
  stoppedBy,
  tileLabel,
} from './labels'
import { speak } from './speech'
import { isOpen, lastTurned, type Welcome } from './table'
import { aRun, aTable, monster, tile } from './table.fixture'

const here = new URL('.', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, here), 'utf-8')
const ofTheGame = (language: Language) => read(`../../../../src/undercroft/games/welcome/words/${language}.ftl`)
const words = (language: Language) => new Words(language, read(`../../words/${language}.ftl`), ofTheGame(language))
const [en, fr] = [words('en'), words('fr')]
const told = (table: Welcome, me: number | null = 0, language = en) => ({
  table,
  words: language,
  me,
  nameOf: (seat: number) => ['Ann', 'Bob'][seat] ?? '',
})
const kindOf = (table: Welcome, id: string) => table.monsters.find((kind) => kind.id === id)!

describe('what is known of the monsters', () => {
  it('is told card by card', () => {
    const table = aTable()
    expect(checks(kindOf(table, 'golem'))).toEqual(['put', 'unknown'])
    expect(kindLabel(told(table), kindOf(table, 'golem'))).toBe('golem, power 5. you put it in: 1, unknown: 1.')
    expect(kindLabel(told(table, 0, fr), kindOf(table, 'golem'))).toBe(
      'golem, puissance 5. mis par vous\u00a0: 1, inconnu\u00a0: 1.',
    )
  })

  it('is mine, everybody’s, or lies open', () => {
    expect(knower(told(aTable()))).toBe('mine')
    const hidden = aTable({ dungeon: [{ by: 0, monster: null, turned: false }] })
    expect(knower(told(hidden, null))).toBe('all')
    expect(knower(told(aTable({ phase: 'choose' })))).toBe('open')
  })

  it('lies open when a card is seen that is another’s to know', () => {
    expect(isOpen(aTable(), 0)).toBe(false)
    expect(isOpen(aTable(), 1)).toBe(true)
    expect(isOpen(aTable({ hand: monster('orc'), seat: 0 }), 0)).toBe(false)
    expect(isOpen(aTable({ hand: monster('orc'), seat: 1 }), 0)).toBe(true)
    expect(isOpen(aTable({ equipment: [tile(1, { state: 'gone', by: 1, monster: monster('orc') })] }), 0)).toBe(true)
    expect(isOpen(aRun(), 0)).toBe(false)
  })

  it('names the tiles that stop a monster', () => {
    expect(stoppedBy(told(aTable()), monster('golem'))).toBe('war_hammer stops it.')
    expect(stoppedBy(told(aTable()), monster('dragon'))).toBe('No tile stops it.')
  })
})

describe('things on the table', () => {
  it('a tile says what it does and where it is', () => {
    const gone = tile(5, { state: 'gone', by: 1, monster: monster('orc') })
    expect(tileLabel(told(aTable()), tile(1))).toBe('torch: torch helps. (in place)')
    expect(tileLabel(told(aTable()), tile(1, { state: 'spent' }))).toBe('torch: torch helps. (used up)')
    expect(asideLabel(told(aTable()), gone)).toBe('chainmail, set aside by Bob with orc (3)')
    expect(asideLabel(told(aTable()), tile(5, { state: 'gone', by: 1 }))).toBe('chainmail, set aside by Bob')
  })

  it('a card of the dungeon says whose it is, and what it is if we may know', () => {
    const labels = (table: Welcome) => table.dungeon.map((card) => cardLabel(told(table), card))
    expect(labels(aTable())).toEqual(['A card face down, added by Bob', 'golem, power 5, added by you'])
    expect(labels(aRun())[0]).toBe('orc, power 3, added by Bob, turned over')
    expect(labels(aRun({ phase: 'choose' }))[1]).toBe('golem, power 5, added by you, not turned over')
  })

  it('the card turned over last is none before the first', () => {
    expect(lastTurned(aTable())).toBeNull()
    expect(lastTurned(aRun())?.id).toBe('orc')
  })

  it('a player bids, has passed, is inside or out', () => {
    const [ann, bob] = aTable().seats
    const seats = [ann!, { ...bob!, passed: true }]
    expect(standing(told(aTable()), 0)).toBe('in the bidding · 1 card added')
    expect(standing(told(aTable({ seats })), 1)).toBe('passed · 1 card added')
    expect(standing(told(aRun()), 0)).toBe('in the dungeon · 1 card added')
    expect(standing(told(aTable({ phase: 'choose' })), 0)).toBe('1 card added')
    expect(standing(told(aTable({ seats: [{ ...ann!, out: true }] })), 0)).toBe('out of the game')
  })

  it('chances are never certain when they are not', () => {
    expect([0, 0.001, 0.384, 0.999, 1].map(percent)).toEqual([0, 1, 38, 99, 100])
  })

  it('changes have their sign', () => {
    expect([signed(-5, en), signed(2, fr)]).toEqual(['−5', '+2'])
  })
})

describe('the situation', () => {
  const view = (table: Welcome): View => ({
    ...{ played: 3, turn: 0, score: [0, 0] },
    prompt: { id: 'prompt-bid', args: { cards: 2 } },
    table: table as unknown as View['table'],
  })

  it('is told in a few sentences', () => {
    expect(speak(view(aTable()), en)).toBe(
      'Round 2: Barbarian, 7 hit points. Cards in the dungeon: 2; in the deck: 10. ' +
        'Equipment: torch, war_hammer, vorpal_axe, healing_potion, leather_shield. ' +
        'Player 1: 1 success, no failure. Player 2: no success, no failure. ' +
        '2 cards are in the dungeon: draw a card, or pass.',
    )
    expect(speak(view(aRun()), fr)).toContain('Cartes dans le donjon\u00a0: 1\u00a0; dans la pioche\u00a0: 10.')
  })

  it('between rounds is how everybody stands', () => {
    expect(speak(view(aTable({ phase: 'choose' })), en)).toMatch(/^Player 1: 1 success/)
  })
})

describe('the words of the board', () => {
  const code = readdirSync(here, { encoding: 'utf-8' })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !/\.(test|fixture)\.ts$/.test(file))
    .map(read)
    .join('\n')
  const there = [...ofTheGame('en').matchAll(/^(page-[\w-]+) =/gm)].map((found) => found[1] ?? '')
  const made = [...code.matchAll(/`(page-[\w-]*-)\$\{/g)].map((found) => found[1] ?? '')

  it('are all used, and all there', () => {
    const asked = [...code.matchAll(/'(page-[\w-]+)'/g)].map((found) => found[1] ?? '')
    expect(there.filter((id) => !asked.includes(id) && !made.some((start) => id.startsWith(start)))).toEqual([])
    expect(asked.filter((id) => !there.includes(id))).toEqual([])
  })

  it('name the keys of this board', () => {
    for (const language of [en, fr]) {
      for (const { does } of keys(language)) expect(does).not.toContain('page')
    }
  })
})
