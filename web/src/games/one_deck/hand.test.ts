import { beforeEach, describe, expect, it } from 'vitest'
import { Hand } from './hand.svelte'
import { whyNot } from './refusals'
import { aBox, aHero, aSkill, aTable, someDice, someOffers } from './table.fixture'

const OFFERS = someOffers('place 5 1 strength 3', 'use 1 3', 'join', 'discard 2 1 heroic', 'finish')
let steps: string[]

function aHand(table = aTable(), offers = OFFERS): Hand {
  return new Hand(
    () => table,
    () => offers,
    (run) => (steps = run),
  )
}
const die = (hand: Hand, text: string) => {
  const found = hand.all.find((each) => each.text === text)
  if (!found) throw new Error(`no die ${text}`)
  return found
}
const take = (hand: Hand, ...texts: string[]) => {
  for (const text of texts) hand.tapDie(die(hand, text))
  return hand
}

beforeEach(() => {
  steps = []
})

describe('select, then target', () => {
  it('puts a die on a box', () => {
    const hand = take(aHand(), '5 1 strength')
    expect([hand.isOpen({ box: 3 }), hand.isOpen({ box: 1 })]).toEqual([true, false])
    hand.tap({ box: 3 })
    expect(steps).toEqual(['place 5 1 strength 3'])
  })
  it('fills a wide box with several, one after the other', () => {
    const hand = take(aHand(), '5 1 strength')
    hand.tap({ box: 2 })
    expect([steps, hand.goal, hand.ready]).toEqual([[], { box: 2 }, false])
    take(hand, '6 1 strength').tap({ box: 2 })
    expect(steps).toEqual(['place 6 1 strength 2', 'place 5 1 strength 2'])
  })
  it('refuses what does not fit, and says why', () => {
    const hand = take(aHand(), '4 1 agility')
    hand.tap({ box: 3 })
    expect([steps, hand.refused]).toEqual([[], { goal: { box: 3 } }])
    expect(whyNot(aTable(), hand, { box: 3 })?.id).toBe('board-why-colour')
  })
  it('pays for a skill', () => {
    take(aHand(), '6 1 strength', '2 1 strength').tap({ hero: 1, slot: 3 })
    expect(steps).toEqual(['use 1 3', 'pick 6 1 strength', 'pick 2 1 strength'])
  })
})

describe('target first', () => {
  it('proposes the cheapest dice; a second tap uses them', () => {
    const hand = aHand()
    hand.tap({ box: 3 })
    expect([steps, hand.dice.map(({ text }) => text), hand.ready]).toEqual([[], ['5 1 strength'], true])
    hand.tap({ box: 3 })
    expect(steps).toEqual(['place 5 1 strength 3'])
  })
  it('lets the dice be changed before', () => {
    const hand = aHand()
    hand.tap({ box: 3 })
    take(hand, '6 1 strength').commit()
    expect(steps).toEqual(['place 6 1 strength 3'])
  })
  it('proposes nothing where no dice will do', () => {
    const hand = aHand()
    hand.tap({ box: 4 })
    expect([hand.goal, hand.refused]).toEqual([null, { goal: { box: 4 } }])
    expect(whyNot(aTable(), hand, { box: 4 })?.id).toBe('board-why-none')
  })
  it('uses a free skill at once', () => {
    aHand(aTable({ heroes: [aHero(1, [aSkill(3, { cost: null })])] })).tap({ hero: 1, slot: 3 })
    expect(steps).toEqual(['use 1 3'])
  })
})

describe('shields', () => {
  it('come first', () => {
    const table = aTable()
    const boxes = table.encounter?.boxes.map((box) => (box.shield ? box : { ...box, plays: null, takes: [] })) ?? []
    const shut = aTable({ encounter: table.encounter && { ...table.encounter, boxes } })
    const hand = take(aHand(shut), '5 1 strength')
    hand.tap({ box: 3 })
    expect([steps, whyNot(shut, hand, { box: 3 })?.id]).toEqual([[], 'board-why-shields'])
  })
})

describe('other deeds', () => {
  it('joins as many dice as it takes, the highest first', () => {
    const hand = take(aHand(), '2 1 strength', '4 1 agility')
    expect(hand.mayJoin).toBe(true)
    hand.join()
    expect(steps).toEqual(['join', 'pick 4 1 agility', 'pick 2 1 strength'])
    expect(take(aHand(aTable({ to_join: 3 })), '2 1 strength', '4 1 agility').mayJoin).toBe(false)
  })
  it('discards one die', () => {
    take(aHand(), '2 1 heroic').discard()
    expect(steps).toEqual(['discard 2 1 heroic'])
  })
  it('plays the best places as they are told', () => {
    aHand(aTable({ best: ['place 6 1 strength 2', 'place 5 1 strength 2'] })).best()
    expect(steps).toEqual(['place 6 1 strength 2', 'place 5 1 strength 2'])
  })
  it('drops everything', () => {
    const hand = take(aHand(), '2 1 heroic')
    hand.drop()
    expect([hand.up, hand.goal]).toEqual([[], null])
  })
})

describe('when dice are picked for something begun', () => {
  const begun = { phase: 'pick', picking: { what: 'pay' as const, left: 1, same: false } }
  it('a tap gives a die at once', () => {
    const hand = aHand(aTable(begun), someOffers('pick 2 1 strength'))
    expect([hand.isLit(die(hand, '2 1 strength')), hand.isLit(die(hand, '3 1 magic'))]).toEqual([true, false])
    take(hand, '2 1 strength')
    expect(steps).toEqual(['pick 2 1 strength'])
  })
  it('or adds it to the box being filled', () => {
    const table = aTable({ ...begun, picking: { what: 'fill', left: 3, same: false } })
    const filling = { box: 2, missing: 3 }
    const hand = aHand(
      aTable({ ...table, encounter: table.encounter && { ...table.encounter, filling } }),
      someOffers('place 5 1 strength 2'),
    )
    take(hand, '5 1 strength')
    expect(steps).toEqual(['place 5 1 strength 2'])
  })
  it('collects those that a skill changes', () => {
    const table = aTable({ phase: 'pick', picking: { what: 'change', left: 2, same: false } })
    const hand = aHand(table, someOffers('pick 5 1 strength', 'pick 2 1 strength', 'pick 3 1 agility', 'done'))
    take(hand, '2 1 strength', '5 1 strength', '3 1 agility')
    expect(hand.dice).toHaveLength(2)
    hand.change()
    expect(steps).toEqual(['pick 5 1 strength', 'pick 2 1 strength', 'done'])
  })
  it('plays those of a price one by one, for none of them can be left out', () => {
    const table = aTable({ phase: 'pick', picking: { what: 'change', left: 2, same: false } })
    const hand = aHand(table, someOffers('pick 5 1 strength', 'pick 3 1 agility'))
    expect(hand.changes).toBe(0)
    take(hand, '5 1 strength')
    expect(steps).toEqual(['pick 5 1 strength'])
  })
  it('all of one value, where the skill says so', () => {
    const table = aTable({ phase: 'pick', picking: { what: 'change', left: 5, same: true } }, 'S3 A3 S2')
    const hand = aHand(table, someOffers('pick 3 1 strength', 'pick 3 1 agility', 'pick 2 1 strength', 'done'))
    take(hand, '3 1 strength', '2 1 strength', '3 1 agility')
    expect(hand.dice.map(({ value }) => value)).toEqual([3, 3])
  })
})

it('boxes that are alike are played by the number of the first', () => {
  const dice = someDice('S5')
  const alike = [aBox(1, 'S5:h', dice), aBox(2, 'S5:h', dice, { plays: 1 })]
  const table = aTable({ dice })
  const hand = aHand(aTable({ dice, encounter: table.encounter && { ...table.encounter, boxes: alike } }))
  take(hand, '5 1 strength').tap({ box: 2 })
  expect(steps).toEqual(['place 5 1 strength 1'])
})
