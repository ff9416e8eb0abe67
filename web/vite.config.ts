import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { icons } from './plugins/icons.ts'

const SERVER = process.env.UNDERCROFT_SERVER ?? 'http://127.0.0.1:8000'

/** What the first screen needs is one file; every other screen, board and drawer is fetched when it is opened. */
const isBase = /node_modules\/(svelte|@fluent)|src\/(lib|parts)\/[^/]+$|icon:/

export default defineConfig({
  plugins: [svelte(), icons()],
  build: {
    outDir: fileURLToPath(new URL('../src/undercroft/server/page', import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Svelte's custom elements are not used, but their file looks as if it did something by being there.
      treeshake: { moduleSideEffects: [{ test: /svelte\/src\/.*custom-element/, sideEffects: false }] },
      output: { codeSplitting: { groups: [{ name: 'base', test: isBase, minShareCount: 2 }] } },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
})
