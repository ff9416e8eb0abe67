import { expect, it } from 'vitest'
import { flights, rolled } from './news'
import { aParty, aTable } from './table.fixture'

const dungeon = { goblin: 0, skeleton: 0, ooze: 0, chest: 0, potion: 0 }

it('sends the dead to the graveyard and the beaten back to the pool', () => {
  const now = aTable({
    party: aParty({ mage: 2, scroll: 1 }),
    graveyard: 4,
    dungeon: { ...aTable().dungeon, goblin: 1 },
  })
  expect(flights(aTable(), now)).toEqual([
    { face: 'fighter', from: 'fighter', to: 'graveyard' },
    { face: 'goblin', from: 'goblin', to: 'pool' },
    { face: 'goblin', from: 'goblin', to: 'pool' },
  ])
})

it('brings a die back from the graveyard', () => {
  const now = aTable({ party: { ...aTable().party, champion: 1 }, graveyard: 2 })
  expect(flights(aTable(), now)).toEqual([{ face: 'champion', from: 'graveyard', to: 'champion' }])
})

it('turns baited dice into dragons, and sends dragons home', () => {
  const baited = aTable({ lair: 2, dungeon: { ...aTable().dungeon, chest: 0 } })
  expect(flights(aTable(), baited)).toEqual([{ face: 'dragon', from: 'chest', to: 'lair' }])
  expect(flights(baited, { ...baited, lair: 0 })).toHaveLength(2)
})

it('takes dice up into the hand', () => {
  const now = aTable({
    party: { ...aTable().party, mage: 1 },
    dungeon: { ...aTable().dungeon, chest: 0 },
    chosen: { party: 1, dungeon: 1 },
  })
  expect(flights(aTable(), now).map(({ to }) => to)).toEqual(['hand', 'hand'])
})

it('lets dice that were rolled tumble instead of flying', () => {
  const before = aTable({ dungeon, rolling: { what: 'dungeon', count: 3, by: 0 } })
  const now = aTable({ dungeon: { ...dungeon, ooze: 2 }, lair: 2 })
  expect(flights(before, now)).toEqual([])
  expect(rolled(before, now)).toEqual({ ooze: 2, lair: 1 })
  expect(rolled(aTable({ dungeon }), now)).toEqual({})
})

it('moves nothing when another delve begins', () => {
  expect(flights(aTable(), aTable({ delve: 3, party: aParty({}) }))).toEqual([])
})
