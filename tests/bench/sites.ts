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
const floorFolder = resolve(import.meta.dirname, 'floor')
const FLOOR_OUTPUT_FOLDER = resolve(root, 'test-results/floor')
const APP_OUTPUT_FOLDER = resolve(root, 'dist')

/** Builds the minimal apps (floors) and the static page with Vite's defaults. */
async function buildFloor(): Promise<void> {
  await build({
    configFile: false,
    root: floorFolder,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: FLOOR_OUTPUT_FOLDER,
      emptyOutDir: true,
      rolldownOptions: {
        input: ['index', 'packages', 'static'].map((page) => resolve(floorFolder, `${page}.html`)),
      },
    },
  })
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
}

/** Files with these endings are compressed if they have 1,000 bytes or more, as in the build. */
const TEXT_FILE_PATTERN = /\.(?:css|html|js|json|svg|txt|webmanifest)$/

interface Site {
  folder: string
  port: number
  headersOf: (path: string) => Readonly<Record<string, string>>
  /** Handlers that run first. A request that no handler answers gets a file. */
  handlers: readonly ((request: IncomingMessage, response: ServerResponse, next: () => void) => unknown)[]
}

/**
 * Serves index.html for every path without a file, except in /assets/. Files are compressed before
 * the first request, so that no measurement includes the compression.
 */
async function serveFolder({ folder, port, headersOf, handlers }: Site): Promise<{ close: () => void }> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )
  const files = new Map<string, { file: Buffer; br: Buffer | undefined }>(
    names.map((name) => {
      const file = readFileSync(join(folder, name))
      const compressed = TEXT_FILE_PATTERN.test(name) && file.length >= 1000 ? brotliCompressSync(file) : undefined
      return [`/${name.split(sep).join('/')}`, { file, br: compressed }]
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
    response.setHeader('Content-Type', CONTENT_TYPES[extname(path)] ?? 'application/octet-stream')
    response.setHeader('Content-Length', body?.length ?? 0)
    if (br !== undefined) response.setHeader('Content-Encoding', 'br')
    return response.end(body)
  }
  const server = createServer((request, response) => {
    const runHandler = (index: number): unknown =>
      index < handlers.length
        ? handlers[index]?.(request, response, () => runHandler(index + 1))
        : sendFile(request, response)
    runHandler(0)
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

/** The app gets a live server's headers, and the mock platform of `vite preview` as its API. */
async function serveSites(): Promise<() => void> {
  const rules = headerRules(readFileSync(resolve(APP_OUTPUT_FOLDER, 'index.html'), 'utf8'), process.env)
  const sites = [
    await serveFolder({
      folder: APP_OUTPUT_FOLDER,
      port: APP_PORT,
      headersOf: (path) => headersFor(path, rules),
      handlers: [createHttpApi(), serveMedia],
    }),
    await serveFolder({
      folder: FLOOR_OUTPUT_FOLDER,
      port: FLOOR_PORT,
      headersOf: (path) => ({
        'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      }),
      handlers: [],
    }),
  ]
  return () => sites.forEach(({ close }) => close())
}

/** `E2E_REUSE=1` uses an existing build of the app. Returns a function that stops the servers. */
export default async function setup(): Promise<() => void> {
  if (process.env['E2E_REUSE'] !== '1') await build({ root, mode: 'production', logLevel: 'warn' })
  await buildFloor()
  return serveSites()
}
