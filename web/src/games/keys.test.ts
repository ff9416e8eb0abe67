/** Keys that all tables share mean the same everywhere: no board may take one for itself. */

import { describe, expect, it } from 'vitest'
import { deedOf } from '../lib/keys'
import { LANGUAGES } from '../lib/wire'
import { Words } from '../lib/words'
import { boards } from './index'

type Keys = { keys(words: Words): { keys: string[] }[] }

const modules = import.meta.glob<Keys>('./*/keys.ts', { eager: true })
const texts = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default', eager: true })

const DIGIT = /^[1-9]$/ // boards may use those that the action bar leaves free
const plain = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false }
const isShared = (key: string) => !DIGIT.test(key) && deedOf({ key, ...plain }, true) !== null

const each = Object.keys(boards).flatMap((game) => LANGUAGES.map((language) => [game, language] as const))

describe.each(each)('%s in %s', (game, language) => {
  const words = new Words(language, texts[`./${game}/${language}.ftl`] ?? '')
  const pressed = modules[`./${game}/keys.ts`]?.keys(words).flatMap(({ keys }) => keys) ?? []

  it('tells the keys of its board, each once', () => {
    expect(pressed.length).toBeGreaterThan(0)
    expect(new Set(pressed).size).toBe(pressed.length)
  })

  it('leaves the keys of all tables alone', () => {
    expect(pressed.filter(isShared)).toEqual([])
  })
})

it('knows which keys are shared', () => {
  expect(['h', 'M', 'z', ',', '?', ' ', 'Escape'].every(isShared)).toBe(true)
  expect(['a', '1', 'Enter', '+'].some(isShared)).toBe(false)
})
