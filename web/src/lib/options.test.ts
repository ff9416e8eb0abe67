import { expect, test } from 'vitest'
import { optionLabel } from './options'
import type { GameOption } from './wire'
import { Words } from './words'

const words = (language: 'en' | 'fr') => new Words(language, 'option-hero-mage = Mage')
const option: GameOption = {
  name: 'hero',
  values: ['ranger', 'mage'],
  default: 'ranger',
  groups: null,
  places: null,
  labels: { ranger: { en: 'Ranger', fr: 'Rôdeuse' } },
}

test('a box of one’s own names its heroes itself', () => {
  expect(optionLabel(option, 'hero', 'ranger', words('en'))).toBe('Ranger')
  expect(optionLabel(option, 'hero', 'ranger', words('fr'))).toBe('Rôdeuse')
})

test('what it does not name is named by the words of the game', () => {
  expect(optionLabel(option, 'hero', 'mage', words('en'))).toBe('Mage')
  expect(optionLabel(undefined, 'hero', 'mage', words('fr'))).toBe('Mage')
})
