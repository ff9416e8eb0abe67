import { beforeEach, expect, it } from 'vitest'
import { Errands } from './errands'
import { someOffers } from './situation.fixture'

let played: number[]
let errands: Errands
const offers = someOffers('read scroll', 'choose mage 1', 'reroll')

beforeEach(() => {
  played = []
  errands = new Errands((move) => played.push(move))
})

it('plays each step when the one before has been answered', () => {
  errands.start(['read scroll', 'choose mage 1', 'reroll'], offers, 7)
  errands.answer(offers, 7)
  expect(played).toEqual([0])
  errands.answer(offers, 8)
  errands.answer(offers, 9)
  expect([played, errands.busy]).toEqual([[0, 1, 2], true])
  errands.answer([], 10)
  expect(errands.busy).toBe(false)
})

it('stops if a step cannot be played any more', () => {
  errands.start(['read scroll', 'choose thief 1', 'reroll'], offers, 1)
  errands.answer(offers, 2)
  errands.answer(offers, 3)
  expect([played, errands.busy]).toEqual([[0], false])
})
