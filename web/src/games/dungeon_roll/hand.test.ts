import { beforeEach, describe, expect, it } from 'vitest'
import { deedsOf } from './deeds'
import { Hand } from './hand.svelte'
import type { DungeonRoll } from './table'
import { someOffers } from '../../lib/situation.fixture'
import { aParty, aTable, fights } from './table.fixture'

let played: string[]
let rolled: string[]

function aHand(offers = fights, table: DungeonRoll = aTable()): Hand {
  return new Hand(
    () => table,
    () => deedsOf(offers),
    ({ offer }) => played.push(offer.text),
    (steps) => (rolled = steps),
  )
}

beforeEach(() => {
  played = []
  rolled = []
})

describe('select, then target', () => {
  it('uses a companion on as many as it can', () => {
    const hand = aHand()
    hand.tap('fighter')
    expect([hand.isPicked('fighter'), hand.isLit('goblin'), hand.isLit('chest'), hand.range]).toEqual([
      true,
      true,
      false,
      3,
    ])
    hand.tap('goblin')
    expect(played).toEqual(['beat fighter goblin 3'])
  })

  it('uses it on fewer if asked to', () => {
    const hand = aHand()
    hand.tap('fighter')
    hand.limit(-1)
    expect(hand.deedFor('goblin')?.number).toBe(2)
    hand.limit(-1)
    hand.limit(-1)
    expect(hand.most).toBe(1)
    hand.limit(1)
    hand.limit(1)
    expect(hand.most).toBeUndefined()
    hand.limit(-1)
    hand.tap('goblin')
    expect(played).toEqual(['beat fighter goblin 2'])
  })

  it('works the other way round', () => {
    const hand = aHand()
    hand.tap('skeleton')
    expect([hand.isLit('fighter'), hand.isLit('mage'), hand.isLit('sword'), hand.isLit('scroll')]).toEqual([
      true,
      true,
      false,
      false,
    ])
    hand.tap('mage')
    expect(played).toEqual(['beat mage skeleton 1'])
  })

  it('changes its mind', () => {
    const hand = aHand()
    hand.tap('fighter')
    hand.tap('mage')
    expect(hand.isPicked('mage')).toBe(true)
    hand.tap('mage')
    expect(hand.picked).toBeNull()
  })

  it('refuses what does not fit, and keeps what is picked', () => {
    const hand = aHand()
    hand.tap('fighter')
    hand.tap('chest')
    expect([hand.refused, hand.isPicked('fighter'), played]).toEqual(['chest', true, []])
  })
})

describe('what needs no target', () => {
  it('waits for a second tap if it is a treasure', () => {
    const hand = aHand()
    hand.tap('ring')
    expect(played).toEqual([])
    hand.act(hand.immediate[0]!)
    expect(played).toEqual(['use ring'])
  })

  it('happens at once against the dragon', () => {
    aHand(someOffers('fight fighter', 'fight mage', 'flee')).tap('mage')
    expect(played).toEqual(['fight mage'])
  })

  it('happens at once where only a face or a monster is asked for', () => {
    aHand(someOffers('revive champion', 'revive scroll')).tap('champion')
    aHand(someOffers('target goblin', 'enough')).tap('goblin')
    expect(played).toEqual(['revive champion', 'target goblin'])
  })
})

describe('dice to roll again', () => {
  it('are taken up one by one, put back, and told in one go', () => {
    const hand = aHand()
    hand.tap('scroll')
    expect([hand.collecting, hand.isLit('scroll'), hand.isLit('ooze')]).toEqual([true, false, false])
    hand.tap('goblin', 2)
    hand.tap('goblin')
    hand.tap('chest')
    hand.tap('goblin', 2)
    hand.tap('mage')
    expect(hand.up).toEqual({ goblin: [0], chest: [0], mage: [0] })
    hand.reroll()
    expect(rolled).toEqual(['read scroll', 'choose mage 1', 'choose goblin 1', 'choose chest 1', 'reroll'])
  })

  it('go back all at once with one tap after the last', () => {
    const hand = aHand()
    hand.tap('scroll')
    for (let times = 0; times < 4; times++) hand.tap('goblin')
    expect(hand.count).toBe(0)
  })

  it('never include the scroll that is read', () => {
    const hand = aHand(fights, aTable({ party: aParty({ scroll: 2 }) }))
    hand.tap('scroll')
    expect(hand.reach('scroll')).toBe(1)
    hand.tap('scroll')
    hand.reroll()
    expect(rolled).toEqual(['read scroll', 'choose scroll 1', 'reroll'])
  })

  it('let go of the only scroll when it is tapped again', () => {
    const hand = aHand()
    hand.tap('scroll')
    hand.tap('scroll')
    expect([hand.picked, hand.collecting]).toEqual([null, false])
  })

  it('are those the server offers, if it asks', () => {
    const hand = aHand(
      someOffers('choose mage 1', 'choose mage 2', 'keep'),
      aTable({ phase: 'muster', stage: 'choose', purpose: 'muster' }),
    )
    hand.tap('mage')
    hand.tap('goblin')
    expect([hand.reach('mage'), hand.refused]).toEqual([2, 'goblin'])
    hand.reroll()
    expect(rolled).toEqual(['choose mage 1', 'reroll'])
  })

  it('are not rolled if there are none', () => {
    const hand = aHand()
    hand.tap('scroll')
    hand.reroll()
    expect(rolled).toEqual([])
  })
})

it('asks what a scroll is for if it can do more than roll dice', () => {
  const hand = aHand(someOffers('read scroll', 'quaff scroll 1', 'quaff scroll 2'))
  hand.tap('scroll')
  expect([hand.collecting, hand.isLit('potion'), hand.immediate.map(({ verb }) => verb)]).toEqual([
    false,
    true,
    ['read'],
  ])
  hand.act(hand.immediate[0]!)
  expect(hand.collecting).toBe(true)
})
