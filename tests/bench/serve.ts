import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const pack = promisify(brotliCompress)

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
const IS_PACKED = /\.(?:css|html|js|json|svg|txt|webmanifest)$/

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown

interface Site {
  folder: string
  port: number
  headersOf: (path: string) => Readonly<Record<string, string>>
  /** Asked before the files. */
  before: readonly Middleware[]
}

/**
 * Files of a folder, each compressed once and before the first request: no measurement waits for
 * that. Every other path is the page.
 */
export async function serveFolder({ folder, port, headersOf, before }: Site): Promise<{ close: () => void }> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )
  const files = new Map<string, Buffer>(
    await Promise.all(
      names.map(async (name) => [`/${name.split(sep).join('/')}`, await packed(join(folder, name))] as const),
    ),
  )
  const sendFile = (request: IncomingMessage, response: ServerResponse) => {
    const pathname: string = new URL(request.url ?? '/', 'http://localhost').pathname
    const path: string = files.has(pathname) ? pathname : '/index.html'
    if (path !== pathname && pathname.startsWith('/assets/')) {
      response.statusCode = 404
      return response.end('Not found')
    }
    const file = files.get(path)
    for (const [name, value] of Object.entries(headersOf(pathname))) response.setHeader(name, value)
    response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream')
    response.setHeader('Content-Length', file?.length ?? 0)
    if (IS_PACKED.test(path)) response.setHeader('Content-Encoding', 'br')
    return response.end(file)
  }
  const server = createServer((request, response) => {
    const run = (at: number): unknown =>
      at < before.length ? before[at]?.(request, response, () => run(at + 1)) : sendFile(request, response)
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

function packed(path: string): Promise<Buffer> | Buffer {
  const file = readFileSync(path)
  return IS_PACKED.test(path)
    ? pack(file, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    : file
}
