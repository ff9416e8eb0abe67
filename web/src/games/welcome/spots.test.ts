import { describe, expect, it } from 'vitest'
import { drawn } from './drawn'
import { digitsOf, spotsOf } from './spots'
import { aRun, aTable, someOffers, tile } from './table.fixture'

const placesOf = (texts: string[], table = aTable()) =>
  Object.fromEntries([...spotsOf(someOffers(...texts), table)].map(([spot, { text }]) => [spot, text]))

describe('where a move is made', () => {
  it('draws from the deck; passing has no place', () => {
    expect(placesOf(['draw', 'pass'])).toEqual({ deck: 'draw' })
  })

  it('adds to the pile and sets aside with a tile', () => {
    expect(placesOf(['add', 'aside 1', 'aside 6'])).toEqual({ pile: 'add', 'tile-1': 'aside 1', 'tile-6': 'aside 6' })
  })

  it('turns over the pile, uses a tile, or faces the card', () => {
    expect(placesOf(['flip'], aRun())).toEqual({ pile: 'flip' })
    expect(placesOf(['axe', 'face'], aRun())).toEqual({ 'tile-3': 'axe', card: 'face' })
    expect(placesOf(['drink', 'face'], aRun())).toEqual({ 'tile-4': 'drink', card: 'face' })
  })

  it('leaves a tile that is not there to the bar', () => {
    expect(placesOf(['axe', 'face'], aTable({ equipment: [tile(3, { state: 'gone' })] }))).toEqual({ card: 'face' })
  })

  it('names a monster and chooses an adventurer', () => {
    expect(placesOf(['name orc', 'choose mage'])).toEqual({ 'name-orc': 'name orc', 'choose-mage': 'choose mage' })
  })
})

describe('digits', () => {
  const digits = (...texts: string[]) => Object.fromEntries(digitsOf(someOffers(...texts), drawn, aTable()))

  it('begin after the buttons of the bar', () => {
    expect(digits('add', 'aside 2', 'aside 6')).toEqual({ 'tile-2': 2, 'tile-6': 3 })
    expect(digits('name goblin', 'name orc')).toEqual({ 'name-goblin': 1, 'name-orc': 2 })
  })

  it('are left to the bar where it offers everything', () => {
    expect(digits('draw', 'pass')).toEqual({})
    expect(digits('axe', 'face')).toEqual({})
  })
})
