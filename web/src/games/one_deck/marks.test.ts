import { expect, it } from 'vitest'
import type { View } from '../../lib/wire'
import { marks } from './marks'
import { aTable } from './table.fixture'

const view = { table: aTable() } as unknown as View

it('marks the die and the box that a move is about', () => {
  const box = aTable().encounter?.boxes.find(({ plays }) => plays !== null)
  expect(marks(`place 6 1 strength ${box?.plays}`, view)).toEqual([
    "[data-die='6 1 strength']",
    `[data-spot='box ${box?.box}']`,
  ])
  expect(marks('pick 2 1 agility', view)).toEqual(["[data-die='2 1 agility']"])
})

it('leaves to buttons what buttons play', () => {
  expect(marks('finish', view)).toEqual([])
})
