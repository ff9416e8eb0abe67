import { describe, expect, it } from 'vitest'
import { between, deedOf, deedsOf, direct, marks, strongest, usesFor, usesOf } from './deeds'
import { drawn } from './drawn'
import { someOffers } from '../../lib/situation.fixture'
import { fights } from './table.fixture'

const shape = (text: string) => {
  const { from, to, number } = deedOf(someOffers(text)[0]!)
  return [from, to, number]
}

describe('a move as something one points at', () => {
  it.each([
    ['beat fighter goblin 3', ['fighter', 'goblin', 3]],
    ['open tools 2', ['tools', 'chest', 2]],
    ['quaff scroll 1', ['scroll', 'potion', 1]],
    ['bait chest', ['dragon_bait', 'chest', 1]],
    ['pay ring', ['hero', 'ring', 1]],
    ['use town_portal', ['town_portal', null, 1]],
    ['fight hero', ['hero', null, 1]],
    ['target ooze', [null, 'ooze', 1]],
    ['revive champion', [null, 'champion', 1]],
    ['choose mage 2', [null, 'mage', 2]],
    ['recruit 2', ['hero', null, 2]],
    ['take 11', [null, null, 11]],
    ['flee', [null, null, 1]],
  ])('%s', (text, wanted) => expect(shape(text)).toEqual(wanted))
})

describe('what can be done with a thing', () => {
  const deeds = deedsOf(fights)

  it('knows whom a companion can beat, and by whom a monster can be beaten', () => {
    expect(usesOf(deeds, 'mage').map(({ to }) => to)).toEqual(['goblin', 'skeleton'])
    expect(new Set(usesFor(deeds, 'goblin').map(({ from }) => from))).toEqual(new Set(['fighter', 'mage', 'sword']))
  })

  it('leaves the powers of the hero to the card', () => {
    expect(usesOf(deedsOf(someOffers('ultimate', 'recruit 1', 'beat hero goblin 1')), 'hero')).toHaveLength(1)
  })

  it('does at once what a tap alone decides, but collects dice', () => {
    const asked = deedsOf(someOffers('revive mage', 'choose mage 1'))
    expect(direct(asked, 'mage')?.verb).toBe('revive')
    expect(direct(asked.slice(1), 'mage')).toBeUndefined()
  })
})

describe('the strongest use', () => {
  const goblins = between(deedsOf(fights), 'fighter', 'goblin')

  it('deals with most', () => expect(strongest(goblins)?.number).toBe(3))
  it('deals with no more than is wanted', () => expect(strongest(goblins, 2)?.number).toBe(2))
  it('is the smallest where all are too strong', () => {
    expect(strongest(between(deedsOf(fights), 'sword', 'goblin'), 2)?.number).toBe(1)
    expect(strongest(deedsOf(someOffers('open thief 2')), 1)?.number).toBe(2)
  })
  it('is nothing where there is none', () => expect(strongest([])).toBeUndefined())
})

it('leaves only the way onward, and an end of it, to the action bar', () => {
  const verbs = ['onward', 'enough', 'flee', 'retire', 'seek', 'take', 'keep', 'reroll', 'specialty', 'pay']
  expect(verbs.filter((verb) => !drawn.includes(verb))).toEqual(['onward', 'enough'])
})

it('knows what a move is about: who acts, and on what', () => {
  expect(marks('beat fighter goblin 3')).toEqual(["[data-spot='fighter']", "[data-spot='goblin']"])
  expect(marks('open thief 2')).toEqual(["[data-spot='thief']", "[data-spot='chest']"])
  expect(marks('revive mage')).toEqual(["[data-spot='mage']"])
  expect([marks('retire'), marks('ultimate')]).toEqual([[], []])
})
