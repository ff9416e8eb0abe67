import { expect, test } from 'vitest'
import { isFound } from './finding'

test('a few letters are enough, without accents or capitals', () => {
  expect(isFound('Élémentaire de Feu (Fontaine de mana)', 'elem')).toBe(true)
  expect(isFound('Élémentaire de Feu (Fontaine de mana)', 'FEU font')).toBe(true)
  expect(isFound('Cœur de dragon', 'coe')).toBe(true)
  expect(isFound('Bandit (Fendre)', ' ')).toBe(true)
})

test('every word must be there, from its beginning', () => {
  expect(isFound('Bandit (Fendre)', 'bandit coup')).toBe(false)
  expect(isFound('Bandit (Fendre)', 'andit')).toBe(false)
})
