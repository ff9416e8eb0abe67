/** The page's words: complete in both languages, all used, French set as French is. */

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import authors from '../../icon-authors.json'

const source = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(source + path, 'utf-8')
const files = readdirSync(source, { recursive: true, encoding: 'utf-8' })
const code = files
  .filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$|api\.d\.ts$/.test(file))
  .map(read)
  .join('\n')

const idsOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '')
const en = read('words/en.ftl')
const fr = read('words/fr.ftl')

test('both languages say the same things, each once', () => {
  expect(idsOf(fr)).toEqual(idsOf(en))
  expect(new Set(idsOf(en)).size).toBe(idsOf(en).length)
})

test('every message that is asked for is there', () => {
  const asked = [...code.matchAll(/\bt\('([\w-]+)'/g)].map((found) => found[1])
  expect(asked.filter((id) => !idsOf(en).includes(id ?? ''))).toEqual([])
})

test('every message is used', () => {
  const made = [...code.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((found) => found[1] ?? '')
  const unused = idsOf(en).filter((id) => !code.includes(`'${id}'`) && !made.some((prefix) => id.startsWith(prefix)))
  expect(unused).toEqual([])
})

test('French has no-break spaces before its signs and within its quotes', () => {
  expect(fr.match(/ [:;?!»]|« /g)).toBeNull()
})

test('every credited icon is used', () => {
  const used = new Set([...code.matchAll(/'icon:([\w-]+)'/g)].map((found) => found[1]))
  const credited = Object.values(authors).flat()
  expect(credited.filter((icon) => !used.has(icon))).toEqual([])
})
