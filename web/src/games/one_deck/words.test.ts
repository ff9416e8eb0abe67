/** The board's words: complete in both languages, and all used. */

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'

const folder = fileURLToPath(new URL('.', import.meta.url))
const code = readdirSync(folder)
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(folder + file, 'utf-8'))
  .join('\n')
const idsOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '')

test('both languages say the same things, each once', () => {
  expect(idsOf(fr)).toEqual(idsOf(en))
  expect(new Set(idsOf(en)).size).toBe(idsOf(en).length)
})

test('every message is used, and every one asked for is there', () => {
  const made = [...code.matchAll(/`(board-[a-z-]*-)\$\{/g)].map((found) => found[1] ?? '')
  const isUsed = (id: string) => code.includes(`'${id}'`) || made.some((prefix) => id.startsWith(prefix))
  expect(idsOf(en).filter((id) => id.startsWith('board-') && !isUsed(id))).toEqual([])
  const asked = [...code.matchAll(/'(board-[\w-]+)'/g)].map((found) => found[1] ?? '')
  expect(asked.filter((id) => !idsOf(en).includes(id))).toEqual([])
})

test('French has no-break spaces before its signs', () => {
  expect(fr.replaceAll(/^#.*$/gm, '').match(/ [:;?!»%]|« /g)).toBeNull()
})
