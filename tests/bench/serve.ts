import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { packed } from '@/build/compress'

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
  const files = new Map<string, { file: Buffer; br: Buffer | undefined }>(
    await Promise.all(
      names.map(async (name) => {
        const file = readFileSync(join(folder, name))
        return [`/${name.split(sep).join('/')}`, { file, br: (await packed(name, file))?.br }] as const
      }),
    ),
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
