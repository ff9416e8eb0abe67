import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Language, View } from '../../lib/wire'
import { Words } from '../../lib/words'
import { deedsOf } from './deeds'
import { Hand } from './hand.svelte'
import { faceOf } from './keys'
import { percent, pileLabel, sentence, signed, treasureText } from './labels'
import { whyNot } from './refusals'
import { speak } from './speech'
import type { DungeonRoll, Spot } from './table'
import { someOffers } from '../../lib/situation.fixture'
import { aTable, fights } from './table.fixture'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf-8')
const ofTheGame = (language: Language) => `../../../../src/undercroft/games/dungeon_roll/words/${language}.ftl`
const words = (language: Language) =>
  new Words(language, read(`../../words/${language}.ftl`), read(ofTheGame(language)), read(`./${language}.ftl`))
const [en, fr] = [words('en'), words('fr')]

const aHand = (table: DungeonRoll, offers = fights) =>
  new Hand(
    () => table,
    () => deedsOf(offers),
    () => {},
    () => {},
  )

describe('a pile in words', () => {
  const table = aTable()

  it('tells what it is and how many', () => {
    expect(pileLabel(table, aHand(table), 'fighter', true, en)).toBe('Fighter: 1.')
    expect(pileLabel(table, aHand(table), 'fighter', true, fr)).toBe('Guerrier\u00a0: 1.')
  })

  it('tells why it is of no use', () => {
    expect(pileLabel(table, aHand(table), 'ooze', true, en)).toBe('Ooze: 0. Ooze: there is none.')
    expect(pileLabel(table, aHand(table), 'ooze', false, en)).toBe('Ooze: 0.')
  })

  it('tells how many dice are taken up', () => {
    const hand = aHand(table)
    hand.tap('scroll')
    hand.tap('goblin')
    expect(pileLabel(table, hand, 'goblin', true, en)).toBe('Goblin: 1 of 3 taken up.')
    expect(pileLabel(table, hand, 'goblin', true, fr)).toBe('Gobelin\u00a0: 1 sur 3 à relancer.')
  })
})

describe('why not', () => {
  const why = (spot: Spot, source: Spot | null = null, change: Partial<DungeonRoll> = {}) =>
    en.put(whyNot(aTable(change), spot, source))

  it('comes from what lies on the table', () => {
    expect(why('goblin', 'scroll')).toContain('A scroll is no companion')
    expect(why('chest', 'fighter')).toContain('The monsters come first')
    expect(why('chest', 'scroll', { phase: 'loot' })).toContain('opens no chest')
    expect(why('ring', null, { lair: 0 })).toBe('The lair is empty.')
    expect(why('elixir', null, { graveyard: 0 })).toBe('Nobody lies in the graveyard.')
    expect(why('scroll', null, { phase: 'dragon' })).toContain('does not fight the dragon')
    expect(why('mage', null, { phase: 'dragon', fighters: ['mage'] })).toContain('the kinds must differ')
    expect(why('mage', null, { phase: 'dragon' })).toContain('too few different companions')
    expect(why('goblin', null, { stage: 'choose' })).toBe('Only party dice can be rolled now.')
  })
})

describe('between the trays', () => {
  it('tells what the thing under the pointer would do', () => {
    const hand = aHand(aTable())
    hand.tap('fighter')
    expect(sentence(aTable(), hand, null, true, en)).toBe('Fighter: now pick a target.')
    expect(sentence(aTable(), hand, 'chest', true, en)).toContain('The monsters come first')
  })

  it('tells what a treasure does, after the rules in force', () => {
    expect(treasureText(aTable(), 'dragon_bait', en)).toContain('One dungeon die')
    expect(treasureText(aTable({ rules: 'published' }), 'dragon_bait', en)).toContain('All monsters')
  })

  it('says nothing to those who wait', () => {
    expect(sentence(aTable(), aHand(aTable(), []), null, false, en)).toBe('')
  })
})

it('rounds chances, but never to certainty', () => {
  expect([0, 0.002, 0.414, 0.996, 1].map(percent)).toEqual([0, 1, 41, 99, 100])
})

it('signs what may be won or lost', () => {
  expect([1.26, -0.44, 0].map((change) => signed(change, en))).toEqual(['+1.3', '−0.4', '0.0'])
  expect(signed(-0.44, fr)).toBe('−0,4')
})

describe('keys', () => {
  const press = (key: string, more: Partial<KeyboardEvent> = {}, language = en) =>
    faceOf({ key, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...more } as KeyboardEvent, language)

  it('are letters of the companions, in the language of the reader', () => {
    expect(['a', 'F', 'c', 'e', 't', 'r'].map((key) => press(key))).toEqual([
      'champion',
      'fighter',
      'cleric',
      'mage',
      'thief',
      'scroll',
    ])
    expect(['g', 'v', 'p'].map((key) => press(key, {}, fr))).toEqual(['fighter', 'thief', 'scroll'])
  })

  it('leave alone what all tables share, and what the browser keeps', () => {
    expect([press('m'), press('h')]).toEqual([undefined, undefined])
    expect(press('A', { shiftKey: true })).toBeUndefined()
    expect(press('c', { ctrlKey: true })).toBeUndefined()
  })
})

it('speaks the whole situation in a few sentences', () => {
  const view = { prompt: { id: 'prompt-monster', args: { count: 4, level: 3 } }, table: aTable() } as unknown as View
  expect(speak(view, en)).toBe(
    'Delve 2 of 3, level 3, 4 experience so far. Dungeon: 3 goblins, 1 skeleton, 1 chest; lair: 1. Party: 1 fighter, ' +
      '2 mages, 1 scroll; graveyard: 3; treasures: 2 Ring of Invisibility, 1 Vorpal Sword. ' +
      'Level 3: beat all 4 monsters, or flee with nothing.',
  )
})

describe('words of the board', () => {
  const sources = import.meta.glob<string>(['./*.svelte', './*.ts', '!./*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const all = Object.values(sources).join('\n')
  const plain: string[] = all.match(/(?<=['`])board-[a-z-]+[a-z](?=['`])/g) ?? []
  const made = [...all.matchAll(/`(board-[a-z-]+-)\$\{/g)].map(([, start]) => start ?? '')

  it.each(['en', 'fr'] as const)('are all there in %s, and no others', (language) => {
    const defined = [...read(`./${language}.ftl`).matchAll(/^(board-[a-z-]+) =/gm)].map(([, id]) => id ?? '')
    expect([...new Set(plain)].filter((id) => !defined.includes(id))).toEqual([])
    expect(defined.filter((id) => !plain.includes(id) && !made.some((start) => id.startsWith(start)))).toEqual([])
  })

  it.each([en, fr])('have a sentence for every reason, phase and stage in $language', (language) => {
    const reasons = [
      ...(sources['./refusals.ts'] ?? '').matchAll(/'([a-z]+-[a-z-]+|none|nobody|idle|regroup|scales|hero|token)'/g),
    ]
    const ids = [
      ...reasons.map(([, reason]) => `board-why-${reason}`),
      ...['form', 'muster', 'monster', 'loot', 'dragon', 'regroup'].map((phase) => `board-how-${phase}`),
      ...['target', 'raise', 'fight', 'discard'].map((stage) => `board-stage-${stage}`),
      ...['party', 'dungeon', 'treasure', 'hero'].map((what) => `board-roll-${what}`),
      ...['novice', 'master'].map((side) => `board-other-${side}`),
    ]
    expect(reasons.length).toBeGreaterThan(10)
    expect(ids.filter((id) => !language.has(id))).toEqual([])
  })

  it('say of an offer what the game says', () => {
    const offers = someOffers('target goblin')
    offers[0]!.said = { id: 'strike', args: { what: { id: 'one-goblin', args: {} } } }
    expect(pileLabel(aTable(), aHand(aTable(), offers), 'goblin', true, en)).toBe('Goblin: 3. Beat a goblin.')
  })
})
