import { expect, it } from 'vitest'
import { countOf, type HeroCampaign, most, ticksOf, toggled } from './campaign'

const both = (text: string) => ({ en: text, fr: text })
const sheet = { hero: 'archer', name: both('Archer'), games: 1, beaten: [], talents: [] }
const archer: HeroCampaign = {
  ...{ place: 0, seat: 0, hero: 'archer', nickname: 'Ada', before: sheet, after: null, earned: 3, given: false },
  spaces: { veteran: [2, 0, 0], crafty: [1, 1, 0] },
}

it('a tap adds a tick as long as there is room and a tick left, then takes them off', () => {
  const two = toggled(toggled({}, archer, 'veteran', 'circle'), archer, 'veteran', 'circle')
  expect(countOf(two)).toBe(2)
  expect(countOf(toggled(two, archer, 'veteran', 'circle'))).toBe(0)
  const three = toggled(two, archer, 'crafty', 'circle')
  expect(countOf(toggled(three, archer, 'crafty', 'square'))).toBe(3)
})

it('ticks are told one by one', () => {
  expect(ticksOf({ 'veteran circle': 2, 'crafty square': 1 })).toEqual([
    ['veteran', 'circle'],
    ['veteran', 'circle'],
    ['crafty', 'square'],
  ])
})

it('no more can be given than there is room for', () => {
  expect(most(archer)).toBe(3)
  expect(most({ ...archer, spaces: { veteran: [1, 0, 0] } })).toBe(1)
})
