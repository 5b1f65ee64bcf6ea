import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

const mediaFolder = join(import.meta.dirname, 'media')

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
}

export function listMediaFiles(): { name: string; path: string }[] {
  return readdirSync(mediaFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => CONTENT_TYPES[extname(name)] !== undefined && !name.startsWith('scenes'))
    .map((name) => ({ name, path: join(mediaFolder, name) }))
}

/** Serves the files under `/media/`, also in byte ranges, which players request. */
export function serveMedia(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const name = /^\/media\/((?:videos\/[\w-]+\/)?[\w-]+\.\w+)(?:\?|$)/.exec(request.url ?? '')?.[1]
  const type = CONTENT_TYPES[extname(name ?? '')]
  const path = join(mediaFolder, name ?? '')
  if (name === undefined || type === undefined || !existsSync(path)) return next()
  const { size } = statSync(path)
  response.setHeader('Content-Type', type)
  response.setHeader('Cache-Control', 'public, max-age=3600')
  response.setHeader('Accept-Ranges', 'bytes')
  const range = parseByteRange(request.headers.range, size)
  if (range === null) {
    response.setHeader('Content-Length', size)
    createReadStream(path).pipe(response)
    return
  }
  response.statusCode = 206
  response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`)
  response.setHeader('Content-Length', range.end - range.start + 1)
  createReadStream(path, range).pipe(response)
}

/**
 * Returns null if the header is not like "bytes=0-99" or "bytes=100-", or if the range is outside
 * the file. The whole file is sent then.
 */
export function parseByteRange(header: string | undefined, size: number): { start: number; end: number } | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '') return null
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start <= end ? { start, end } : null
}
