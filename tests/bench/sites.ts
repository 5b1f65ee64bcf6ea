import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { createHttpApi } from '@/mocks/http'
import { serveMedia } from '@/mocks/media-files'
import { headerRules, headersFor } from '@/build/headers'
import { APP_PORT, FLOOR_PORT } from './ports'
import { serveFolder } from './serve'

const root = resolve(import.meta.dirname, '../..')
const floor = resolve(import.meta.dirname, 'floor')
const FLOOR_OUT = resolve(root, 'test-results/floor')
const APP_OUT = resolve(root, 'dist')

/** The floors as Vite builds them by default, and static HTML beside them. */
async function buildFloor(): Promise<void> {
  await build({
    configFile: false,
    root: floor,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: FLOOR_OUT,
      emptyOutDir: true,
      rolldownOptions: {
        input: ['index', 'packages', 'static'].map((page) => resolve(floor, `${page}.html`)),
      },
    },
  })
}

/** Both sites: files as a live server sends them, and the API as `vite preview` answers it. */
async function serveSites(): Promise<() => void> {
  const rules = headerRules(readFileSync(resolve(APP_OUT, 'index.html'), 'utf8'), process.env)
  const sites = [
    await serveFolder({
      folder: APP_OUT,
      port: APP_PORT,
      headersOf: (path) => headersFor(path, rules),
      before: [createHttpApi(), serveMedia],
    }),
    await serveFolder({
      folder: FLOOR_OUT,
      port: FLOOR_PORT,
      headersOf: (path) => ({
        'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      }),
      before: [],
    }),
  ]
  return () => sites.forEach(({ close }) => close())
}

/** Builds and serves both sites while the bench runs. `E2E_REUSE=1` takes a build as it is. */
export default async function setup(): Promise<() => void> {
  if (process.env['E2E_REUSE'] !== '1') await build({ root, mode: 'production', logLevel: 'warn' })
  await buildFloor()
  return serveSites()
}
