import { describe, expect, it } from 'vitest'
import { diceOf } from './dice'
import { cheapest, isBegun, isMet, movesFor, wantOf } from './goals'
import { aHero, aSkill, aTable } from './table.fixture'

const table = aTable()
const dice = diceOf(table.dice)
const named = (...texts: string[]) => dice.filter(({ text }) => texts.includes(text))
const names = (some: readonly { text: string }[] | undefined) => some?.map(({ text }) => text)
const want = (goal: Parameters<typeof wantOf>[1], of = table) => {
  const found = wantOf(of, goal)
  if (!found) throw new Error('no such goal')
  return found
}

describe('dice', () => {
  it('lie by kind, then by value, each by itself', () => {
    expect(names(diceOf(aTable({}, 'A2 S1 S6 S6 H4').dice))).toEqual([
      '6 1 strength',
      '6 1 strength',
      '1 1 strength',
      '2 1 agility',
      '4 1 heroic',
    ])
  })
  it('are named by the side of the pair', () => {
    expect(names(diceOf(aTable({}, 'S6 | S6').dice))).toEqual(['6 1 strength', '6 2 strength'])
  })
})

describe('a single box', () => {
  it('takes one die of its colour or a heroic one, high enough', () => {
    expect(isMet(want({ box: 3 }), named('5 1 strength'))).toBe(true)
    expect(isMet(want({ box: 3 }), named('2 1 strength'))).toBe(false)
    expect(isMet(want({ box: 3 }), named('4 1 agility'))).toBe(false)
    expect(isMet(want({ box: 3 }), named('6 1 strength', '5 1 strength'))).toBe(false)
  })
  it('is proposed the lowest die that does', () => {
    expect(names(cheapest(want({ box: 3 }), dice))).toEqual(['5 1 strength'])
    expect(cheapest(want({ box: 4 }), dice)).toBeUndefined()
  })
})

describe('a wide box', () => {
  it('takes dice that add up', () => {
    expect(isBegun(want({ box: 2 }), named('6 1 strength'))).toBe(true)
    expect(isMet(want({ box: 2 }), named('6 1 strength', '5 1 strength'))).toBe(true)
  })
  it('is proposed the smallest sum without heroic dice', () => {
    expect(names(cheapest(want({ box: 2 }), dice))).toEqual(['6 1 strength', '5 1 strength'])
  })
  it('is filled with the highest first, and with no die too many', () => {
    const moves = movesFor(table, { box: 2 }, named('2 1 strength', '5 1 strength', '6 1 strength'))
    expect(moves).toEqual(['place 6 1 strength 2', 'place 5 1 strength 2'])
  })
})

describe('a skill', () => {
  it('costs dice of its colour, the hero’s own', () => {
    const two = aTable({ heroes: [aHero(), aHero(2)] }, 'S6 S2 | S5 S4')
    expect(names(cheapest(want({ hero: 2, slot: 3 }, two), diceOf(two.dice)))).toEqual(['5 2 strength', '4 2 strength'])
  })
  it('or mana, which magic dice add up to', () => {
    const spell = aSkill(3, { cost: { colour: 'magic', n: 4, mana: true } })
    const mage = aTable({ heroes: [aHero(1, [spell])] }, 'M3 M2 m1 M6 S6')
    const paid = cheapest(want({ hero: 1, slot: 3 }, mage), diceOf(mage.dice))
    expect(names(paid)).toEqual(['3 1 magic', '1 1 mana'])
    expect(movesFor(mage, { hero: 1, slot: 3 }, paid ?? [])).toEqual(['use 1 3', 'pick 3 1 magic', 'pick 1 1 mana'])
  })
})
