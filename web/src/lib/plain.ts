/** Any game's table as names and values, for when there is no board to draw it. */

import type { Arg, ByLanguage, Said } from './wire'
import type { Words } from './words'

export type PlainLine = { name: string; text: string; inside?: PlainLine[] }

export function describe(table: Record<string, unknown>, words: Words): PlainLine[] {
  return Object.entries(table).map(([name, value]) => lineFor(name.replaceAll('_', ' '), value, words))
}

function lineFor(name: string, value: unknown, words: Words): PlainLine {
  if (Array.isArray(value)) return listFor(name, value, words)
  if (isThing(value)) return { name, text: '', inside: describe(value, words) }
  return { name, text: textOf(value, words) }
}

function listFor(name: string, values: unknown[], words: Words): PlainLine {
  if (!values.some(isThing)) {
    const text = values.map((value) => textOf(value, words)).join(', ')
    return { name, text: text || words.say('plain-none') }
  }
  return { name, text: '', inside: values.map((value, index) => lineFor(String(index + 1), value, words)) }
}

/** An object that is neither a sentence nor a text in all languages. */
function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !isWords(value)
}

function isWords(value: object): value is Said | ByLanguage {
  return 'en' in value || ('id' in value && 'args' in value)
}

function textOf(value: unknown, words: Words): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return words.say(value ? 'plain-yes' : 'plain-no')
  if (typeof value === 'object') return isWords(value) ? words.text(value as Arg) : ''
  return String(value)
}
