import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { createHttpApi } from '@/mocks/http'
import { serveMedia } from '@/mocks/media-files'
import { headerRules, headersFor } from '@/build/headers'
import { APP_PORT, FLOOR_PORT } from './ports'

const root = resolve(import.meta.dirname, '../..')
const floor = resolve(import.meta.dirname, 'floor')
const FLOOR_OUT = resolve(root, 'test-results/floor')
const APP_OUT = resolve(root, 'dist')

/** Builds the floors with Vite's defaults, and the static page. */
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

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
}

/** Texts of 1,000 bytes or more are compressed, as in the build. */
const IS_TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest)$/

interface Site {
  folder: string
  port: number
  headersOf: (path: string) => Readonly<Record<string, string>>
  /** Handlers that run before the files are served. */
  handlers: readonly ((request: IncomingMessage, response: ServerResponse, next: () => void) => unknown)[]
}

/**
 * Serves the files of a folder, and the page for every other path. Files are compressed before the
 * first request, so that no measurement includes that.
 */
async function serveFolder({ folder, port, headersOf, handlers }: Site): Promise<{ close: () => void }> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )
  const files = new Map<string, { file: Buffer; br: Buffer | undefined }>(
    names.map((name) => {
      const file = readFileSync(join(folder, name))
      const br = IS_TEXT.test(name) && file.length >= 1000 ? brotliCompressSync(file) : undefined
      return [`/${name.split(sep).join('/')}`, { file, br }]
    }),
  )
  const sendFile = (request: IncomingMessage, response: ServerResponse) => {
    const pathname: string = new URL(request.url ?? '/', 'http://localhost').pathname
    const path: string = files.has(pathname) ? pathname : '/index.html'
    if (path !== pathname && pathname.startsWith('/assets/')) {
      response.statusCode = 404
      return response.end('Not found')
    }
    const { file, br } = files.get(path) ?? {}
    const body = br ?? file
    for (const [name, value] of Object.entries(headersOf(pathname))) response.setHeader(name, value)
    response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream')
    response.setHeader('Content-Length', body?.length ?? 0)
    if (br !== undefined) response.setHeader('Content-Encoding', 'br')
    return response.end(body)
  }
  const server = createServer((request, response) => {
    const run = (at: number): unknown =>
      at < handlers.length ? handlers[at]?.(request, response, () => run(at + 1)) : sendFile(request, response)
    run(0)
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Serves both sites: files like a live server, and the API like `vite preview`. */
async function serveSites(): Promise<() => void> {
  const rules = headerRules(readFileSync(resolve(APP_OUT, 'index.html'), 'utf8'), process.env)
  const sites = [
    await serveFolder({
      folder: APP_OUT,
      port: APP_PORT,
      headersOf: (path) => headersFor(path, rules),
      handlers: [createHttpApi(), serveMedia],
    }),
    await serveFolder({
      folder: FLOOR_OUT,
      port: FLOOR_PORT,
      headersOf: (path) => ({
        'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      }),
      handlers: [],
    }),
  ]
  return () => sites.forEach(({ close }) => close())
}

/**
 * Builds both sites and serves them while the bench runs. `E2E_REUSE=1` uses an existing build of
 * the app; the floor is always built.
 */
export default async function setup(): Promise<() => void> {
  if (process.env['E2E_REUSE'] !== '1') await build({ root, mode: 'production', logLevel: 'warn' })
  await buildFloor()
  return serveSites()
}
