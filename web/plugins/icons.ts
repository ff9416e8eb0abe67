/** Vite plugin: `import sword from 'icon:crossed-swords'` gives the drawing of one icon of game-icons.net, inlined.
 *
 * Coordinates are rounded to whole numbers of the 512 × 512 grid: less than half the size, and no eye can tell.
 * Only icons named in icon-authors.json can be used: the licence (CC BY 3.0) wants every author credited, and the list
 * of credits on the page is made from that file.
 */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { optimize, type PluginConfig } from 'svgo'
import type { Plugin } from 'vite'

const PREFIX = 'icon:'
const RESOLVED = '\0' + PREFIX

// Arcs suffer from rounding, the curves they would replace do not.
const ROUNDING = {
  name: 'preset-default',
  params: { overrides: { convertPathData: { floatPrecision: 0, makeArcs: false } } },
} as unknown as PluginConfig // its types do not know that arcs can be switched off

type IconSet = { icons: Record<string, { body: string }> }

export function icons(): Plugin {
  const authors = readJson<Record<string, string[]>>(new URL('../icon-authors.json', import.meta.url))
  const credited = new Set(Object.values(authors).flat())
  let drawn: IconSet | undefined

  return {
    name: 'undercroft-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined
      const name = id.slice(RESOLVED.length)
      drawn ??= readJson<IconSet>(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'))
      const icon = drawn.icons[name]
      if (!icon) this.error(`icon ${name}: game-icons.net has none of this name`)
      if (!credited.has(name)) this.error(`icon ${name}: name it in icon-authors.json under its author`)
      return `export default ${JSON.stringify(lighten(icon.body))}`
    },
  }
}

function lighten(body: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`
  const { data } = optimize(svg, { multipass: true, floatPrecision: 0, plugins: [ROUNDING] })
  return data.replace(/^<svg[^>]*>/, '').replace('</svg>', '')
}

function readJson<T>(file: URL | string): T {
  return JSON.parse(readFileSync(file, 'utf-8')) as T
}
