import { expect, it } from 'vitest'
import { deeds, moveOf } from './deeds'
import { aTable, anOffer, B1, C1, C2, C3, D1 } from './table.fixture'

const OFFERS = [anOffer(10, 'step', B1), anOffer(11, 'step', D1), anOffer(42, 'attack', 1), anOffer(50, 'end')]

it('puts steps, attacks and the end of the turn on their tiles', () => {
  const found = deeds(aTable(), OFFERS)
  expect([...found.keys()].sort()).toEqual([C1, C2, B1, D1].sort())
  expect(found.get(B1)).toMatchObject({ kind: 'walk', cost: 2, path: [B1] })
  expect(found.get(C2)).toMatchObject({ kind: 'attack', cost: 4, offer: { id: 42 } })
  expect(found.get(C1)).toMatchObject({ kind: 'end', offer: { id: 50 } })
})

it('walks to a tile farther off', () => {
  const table = aTable({ reach: [{ tile: 20, cost: 4, path: [B1, 20] }] })
  expect(deeds(table, OFFERS).get(20)).toMatchObject({ kind: 'walk', cost: 4, path: [B1, 20] })
})

it('chooses among monsters and among tiles', () => {
  const order = deeds(aTable({ reach: [] }), [anOffer(60, 'order', 0), anOffer(61, 'order', 1)])
  expect([order.get(C3), order.get(C2)]).toMatchObject([{ offer: { id: 60 } }, { offer: { id: 61 } }])
  expect(deeds(aTable({ reach: [] }), [anOffer(70, 'send', 7)]).get(7)).toMatchObject({ kind: 'choose' })
})

it('offers nothing to a watcher', () => {
  expect(deeds(aTable(), []).size).toBe(0)
})

it('names the move of a deed, unless it is several', () => {
  const found = [...deeds(aTable({ reach: [{ tile: 20, cost: 4, path: [B1, 20] }] }), OFFERS)]
  expect(found.map(([tile, deed]) => [tile, moveOf(deed)])).toContainEqual([20, undefined])
  expect(moveOf(deeds(aTable(), OFFERS).get(C2)!)).toBe('attack 1')
})
