import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { createHttpApi } from '@/mocks/http'
import { serveMedia } from '@/mocks/media-files'
import { headerRules, headersFor } from '@/build/headers'
import { serveFolder } from './serve'

const root = resolve(import.meta.dirname, '../..')
const floor = resolve(import.meta.dirname, 'floor')
const FLOOR_OUT = resolve(root, 'test-results/floor')
const APP_OUT = resolve(root, 'dist')

/** The floors as Vite builds them by default, and static HTML beside them. */
export async function buildFloor(): Promise<void> {
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

export async function buildApp(): Promise<void> {
  await build({ root, mode: 'production', logLevel: 'warn' })
}

export interface Served {
  close: () => void
}

/** Both sites: files as a live server sends them, and the API as `vite preview` answers it. */
export async function serveSites(ports: { app: number; floor: number }): Promise<Served> {
  const api = createHttpApi()
  const rules = headerRules(readFileSync(resolve(APP_OUT, 'index.html'), 'utf8'), process.env)
  const sites = [
    await serveFolder({
      folder: APP_OUT,
      port: ports.app,
      headersOf: (path) => headersFor(path, rules),
      before: [api, serveMedia],
    }),
    await serveFolder({
      folder: FLOOR_OUT,
      port: ports.floor,
      headersOf: (path) => ({
        'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      }),
      before: [],
    }),
  ]
  return { close: () => sites.forEach(({ close }) => close()) }
}
