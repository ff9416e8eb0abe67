import { describe, expect, it } from 'vitest'
import type { View } from '../../lib/wire'
import { Words } from '../../lib/words'
import { chanceOf, chanceWords, percent } from './chances'
import { inBar } from './drawn'
import en from './en.ftl?raw'
import { Hand } from './hand.svelte'
import { boxLabel, costLabel, itemLabel, progress, sentence, squareLabel } from './labels'
import { takings, wayOf } from './loot'
import { freshDice } from './news'
import { speak } from './speech'
import { stageOf } from './stage'
import { aBox, aCard, aHero, aSkill, aTable, someDice, someOffers } from './table.fixture'

// A few of the game's own words, which come from the server.
const GAME = `
die-strength = strength { $value }
die-agility = agility { $value }
die-magic = magic { $value }
die-heroic = heroic { $value }
colour-strength = strength
colour-agility = agility
colour-magic = magic
prompt-act = Place dice.
prompt-won = You won.
prompt-action = Explore.
leafy = { $card } (leaf)
`
const words = new Words('en', GAME, en)
const table = aTable()
const handOf = (of = table) =>
  new Hand(
    () => of,
    () => someOffers('finish'),
    () => {},
  )

describe('boxes in words', () => {
  it('say what they want and what they cost', () => {
    const [shield, wide] = table.encounter?.boxes ?? []
    expect(shield && squareLabel(shield, words)).toBe('agility 3, shield')
    expect(wide && squareLabel(wide, words)).toBe('strength 9 in all, 2 hearts, 1 time')
  })
  it('say how far they are filled', () => {
    const hand = handOf()
    const wide = aBox(2, 'S9w:hht', table.dice)
    hand.tap({ box: 2 })
    expect(progress(table, hand, wide)).toEqual({ now: 11, of: 9 })
    expect(boxLabel(table, hand, wide, words)).toBe('Box 2: strength 9 in all, 2 hearts, 1 time. 11 of 9.')
  })
  it('say what covers them', () => {
    const covered = aBox(3, 'S5:h', table.dice, { covered: true, dice: [{ kind: 'strength', value: 6 }] })
    expect(boxLabel(table, handOf(), covered, words)).toBe('Box 3: strength 5, 1 heart. Covered by strength 6.')
  })
  it('say why they cannot be covered', () => {
    expect(boxLabel(table, handOf(), aBox(4, 'M4:t', table.dice), words)).toContain('None of your dice')
  })
})

describe('prices in words', () => {
  it.each([
    [null, 'free'],
    [{ colour: 'magic' as const, n: 5, mana: true }, '5 mana'],
    [{ colour: 'strength' as const, n: 1, mana: false }, '1 strength die'],
  ])('%j', (cost, said) => expect(costLabel(cost, words)).toBe(said))
})

describe('the sentence beside the dice', () => {
  it('tells what to do, what is held, and what is missing', () => {
    const hand = handOf()
    expect(sentence(table, hand, true, words)).toBe('Tap a die, then a box; or a box first.')
    const five = hand.all.find(({ text }) => text === '5 1 strength')
    if (five) hand.tapDie(five)
    expect(sentence(table, hand, true, words)).toBe('strength 5: now a box or a skill.')
    hand.tap({ box: 2 })
    expect(sentence(table, hand, true, words)).toBe('Box 2: 5 of 9. Take up more dice.')
  })
  it('says nothing to those who wait', () => {
    expect(sentence(table, handOf(), false, words)).toBe('')
  })
})

describe('loot', () => {
  const offers = someOffers('item 1', 'swap_skill 1 1', 'xp')
  const looting = aTable({ heroes: [aHero(1, [aSkill(1, { from: 'own' }), aSkill(3)])] })
  it('shows before and after', () => {
    const [item] = takings(looting, aCard(), 'item', offers, words)
    expect(item?.changes).toEqual([
      { what: 'strength', before: '4', after: '5' },
      { what: 'health', before: '6', after: '7' },
    ])
    const [xp] = takings(looting, aCard(), 'xp', offers, words)
    expect(xp?.changes).toEqual([{ what: 'XP', before: '2', after: '5' }])
  })
  it('names what a new skill replaces', () => {
    expect(takings(looting, aCard(), 'skill', offers, words)[0]?.instead).toBe('Cleave')
    expect(wayOf('finish')).toBeUndefined()
  })
  it('lists what an item gives', () => {
    expect(itemLabel({ strength: 1, health: 1 }, words)).toBe('+1 strength, +1 health')
  })
})

describe('the middle of the table', () => {
  it.each([
    [{ phase: 'won' }, 'end'],
    [{ phase: 'loot' }, 'loot'],
    [{}, 'encounter'],
    [{ encounter: null }, 'doors'],
    [{ encounter: null, cards: [{ ...aCard(), ability: null, boxes: [], options: null }] }, 'faces'],
  ])('%j', (change, stage) => expect(stageOf(aTable(change))).toBe(stage))
})

it('dice that were rolled tumble, the others lie still', () => {
  const before = aTable({ phase: 'roll' }, 'S6')
  expect([...freshDice(before, aTable({}, 'S6 S6 A2'))]).toEqual(someDice('S6 A2').map(({ die }) => [die, 1]))
  expect(freshDice(aTable(), aTable({}, 'S6')).size).toBe(0)
})

describe('speech', () => {
  const view = (of: typeof table, id: string) => ({ table: of, prompt: { id, args: {} } }) as unknown as View
  it('tells floor, heroes, open boxes and dice', () => {
    const told = speak(view(table, 'prompt-act'), words)
    for (const part of ['Floor 1', 'Warrior: 4 of 6 health.', 'Box 3: strength 5', 'strength 6', 'Place dice.'])
      expect(told).toContain(part)
  })
  it('tells the end', () => expect(speak(view(aTable({ phase: 'won' }), 'prompt-won'), words)).toBe('You won.'))
})

describe('odds', () => {
  const spread = { mean: 1.25, shares: [0.5, 0.5] }
  const fight = {
    ...{ move: 7, what: 'fight', wounds: spread, time: spread },
    ...{ survive: 0.999, low: 0.98, high: 1, rounds: null },
  }
  it('belong to a move', () => {
    expect(chanceOf({ choices: [fight] }, 7)).toBe(fight)
    expect(chanceOf(null, 7)).toBeUndefined()
  })
  it('are told in a few words', () => {
    expect(chanceWords(fight, words)).toBe('99\u00a0% to live (98–100) · −1.3 hearts · −1.3 time')
  })
  it('lie within their bounds, however they are rounded', () => {
    expect(chanceWords({ ...fight, survive: 1, low: 0.999, high: 0.9999 }, words)).toContain(
      '100\u00a0% to live (99–100)',
    )
  })
  it('are never certain if they are not', () => {
    expect([percent(0), percent(0.001), percent(0.999), percent(1)]).toEqual([0, 1, 99, 100])
  })
})

describe('leaves and poison are told', () => {
  const leafy = { ...aCard({ leaf: true }), ability: null, boxes: [], options: null }
  const deck = { ...table.deck, open: [[leafy], [{ ...leafy, leaf: false }]], leaves: 1 }
  const said = (poison: number, cards = [leafy]) => {
    const heroes = [{ ...aHero(), poison }]
    const view = { table: aTable({ phase: 'action', deck, heroes, cards, encounter: null }) }
    return speak({ ...view, prompt: { id: 'prompt-action', args: {} } } as unknown as View, words)
  }

  it('of open doors and of what was turned up', () => {
    expect(said(0)).toContain('open: Goblin (leaf), Goblin.')
    expect(said(0)).toContain('Goblin (leaf). Explore.')
  })

  it('of heroes', () => {
    expect(said(0)).toContain('Warrior: 4 of 6 health. ')
    expect(said(1)).toContain('Warrior: 4 of 6 health, 1 poison token. ')
    expect(said(3)).toContain('Warrior: 4 of 6 health, 3 poison tokens. ')
  })
})

it('a potion that makes one vanish is a button of the bar, others lie on the board', () => {
  const [drink] = someOffers('drink 2 4')
  expect(drink && inBar(drink)).toBe(false)
  expect(drink && inBar({ ...drink, said: { id: 'vanish', args: {} } })).toBe(true)
})
