import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { headerRules, headersFor } from '@/build/headers'
import { NGINX_URL } from '../../e2e/playwright.config'
import { sendRaw } from '../../support/raw-http'

/** A real nginx serves `dist`, with the configuration and start script of the container image. */

const dist = resolve(import.meta.dirname, '../../../dist')
const buildFiles = readdirSync(dist, { recursive: true, encoding: 'utf8' })
const pageHtml = readFileSync(join(dist, 'index.html'), 'utf8')
const rules = headerRules(pageHtml, {})
const startScript = buildFiles.find((name) => /^assets\/index-.*\.js$/.test(name)) ?? ''

const HTML_TYPE = 'text/html; charset=utf-8'
const TEXT_TYPE = 'text/plain; charset=utf-8'
const JS_TYPE = 'text/javascript; charset=utf-8'
const REVALIDATE_CACHE_CONTROL = 'no-cache'
const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable'
const hasWorker = buildFiles.includes('sw.js')

const ANSWERS: readonly (readonly [path: string, status: number, type: string, cache: string])[] = [
  ['/', 200, HTML_TYPE, REVALIDATE_CACHE_CONTROL],
  ['/index.html', 200, HTML_TYPE, REVALIDATE_CACHE_CONTROL],
  ['/Home', 200, HTML_TYPE, REVALIDATE_CACHE_CONTROL],
  ['/no/such/address', 200, HTML_TYPE, REVALIDATE_CACHE_CONTROL],
  [`/${startScript}`, 200, JS_TYPE, IMMUTABLE_CACHE_CONTROL],
  [`/${startScript}?again=1`, 200, JS_TYPE, IMMUTABLE_CACHE_CONTROL],
  ['/manifest.webmanifest', 200, 'application/manifest+json; charset=utf-8', REVALIDATE_CACHE_CONTROL],
  ['/robots.txt', 200, TEXT_TYPE, REVALIDATE_CACHE_CONTROL],
  ['/favicon.svg', 200, 'image/svg+xml; charset=utf-8', REVALIDATE_CACHE_CONTROL],
  ['/avatars/cat.svg', 200, 'image/svg+xml; charset=utf-8', REVALIDATE_CACHE_CONTROL],
  ['/apple-touch-icon.png', 200, 'image/png', REVALIDATE_CACHE_CONTROL],
  ['/sw.js', hasWorker ? 200 : 404, hasWorker ? JS_TYPE : TEXT_TYPE, REVALIDATE_CACHE_CONTROL],
  ['/assets/index-gone.js', 404, TEXT_TYPE, REVALIDATE_CACHE_CONTROL],
  ['/assets/', 404, TEXT_TYPE, REVALIDATE_CACHE_CONTROL],
  ['/assets', 200, HTML_TYPE, REVALIDATE_CACHE_CONTROL],
  ['/avatars/nobody.svg', 404, TEXT_TYPE, REVALIDATE_CACHE_CONTROL],
  ['/favicon.ico', 404, TEXT_TYPE, REVALIDATE_CACHE_CONTROL],
  ['/mockServiceWorker.js', 404, TEXT_TYPE, REVALIDATE_CACHE_CONTROL],
  ['/.env', 404, TEXT_TYPE, REVALIDATE_CACHE_CONTROL],
  ['/.git/config', 404, TEXT_TYPE, REVALIDATE_CACHE_CONTROL],
  ['/assets/.hidden', 404, TEXT_TYPE, REVALIDATE_CACHE_CONTROL],
  ['/_nginx.conf', 404, TEXT_TYPE, REVALIDATE_CACHE_CONTROL],
  ['/_headers', 404, TEXT_TYPE, REVALIDATE_CACHE_CONTROL],
  ['/index.html.br', 404, TEXT_TYPE, REVALIDATE_CACHE_CONTROL],
  [`/${startScript}.gz`, 404, TEXT_TYPE, REVALIDATE_CACHE_CONTROL],
]

for (const [path, status, type, cache] of ANSWERS)
  test(`${path.replace(startScript, 'assets/index.js')} is answered with ${status} and all headers of the build`, async () => {
    const { status: sentStatus, headers, body } = await sendRaw(NGINX_URL, path)
    expect([sentStatus, headers['content-type'], headers['cache-control']]).toEqual([status, type, cache])
    // Expects the headers that the build's rules also give to the preview server and other hosts.
    const { 'Cache-Control': _cache, Link: link, ...otherHeaders } = headersFor('/', rules)
    for (const [name, value] of Object.entries(otherHeaders)) expect(headers[name.toLowerCase()]).toBe(value)
    expect(link).toContain('rel=modulepreload')
    expect(headers['link']).toBe(cache === REVALIDATE_CACHE_CONTROL ? link : undefined)
    expect(headers['server']).toBe('nginx')
    expect(
      Object.keys(headers).filter((name) => /^x-powered-by$|^accept-ch$|^set-cookie$|^location$/.test(name)),
    ).toEqual([])
    if (status === 404) expect(body.toString()).toBe('Not found\n')
    if (type === HTML_TYPE) expect(body.toString()).toBe(pageHtml)
  })

const ACCEPT_ENCODINGS = [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['', ''],
  ['br;q=0, gzip', 'gzip'],
  ['deflate', ''],
] as const

test('each file arrives with its content unchanged, compressed by brotli, by gzip or not at all', async () => {
  const sentFiles = buildFiles.filter((name) => extname(name) !== '' && !/(?:^_|\.br$|\.gz$)/.test(name))
  expect(sentFiles.length).toBeGreaterThan(100)
  const decoders = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    '': (body: Buffer) => body,
  }
  for (const name of sentFiles) {
    const originalBytes = readFileSync(join(dist, name))
    const isCompressed = buildFiles.includes(`${name}.br`)
    expect(isCompressed, name).toBe(buildFiles.includes(`${name}.gz`))
    for (const [accepted, expected] of ACCEPT_ENCODINGS.slice(0, name === 'index.html' ? ACCEPT_ENCODINGS.length : 3)) {
      const { headers, body } = await sendRaw(NGINX_URL, `/${name}`, { headers: { 'accept-encoding': accepted } })
      const encoding = isCompressed ? expected : ''
      expect(headers['content-encoding'] ?? '', `${name} by ${accepted}`).toBe(encoding)
      expect(decoders[encoding](body).equals(originalBytes), `${name} by ${accepted}`).toBe(true)
      expect(Number(headers['content-length'])).toBe(body.length)
      if (isCompressed) expect(headers['vary']).toBe('Accept-Encoding')
      expect(headers['content-type'], name).not.toBe('application/octet-stream')
    }
  }
})

test('the script, page and licences have compressed copies, and the page is sent compressed through another proxy too', async () => {
  for (const name of [startScript, 'index.html', 'licenses.txt']) expect(buildFiles).toContain(`${name}.br`)
  const { headers } = await sendRaw(NGINX_URL, '/Home', { headers: { 'accept-encoding': 'gzip', via: '1.1 cdn' } })
  expect(headers['content-encoding']).toBe('gzip')
})

for (const [method, path] of [
  ['POST', '/Home'],
  ['PUT', '/Home'],
  ['POST', `/${startScript}`],
  ['TRACE', '/Home'],
  ['PUT', '/api/member/getUserInfo'],
  ['PUT', '/api/game/placeOrder'],
] as const)
  test(`a request by ${method} to ${path.replace(startScript, 'assets/index.js')} is refused`, async () => {
    const { status, headers } = await sendRaw(NGINX_URL, path, { method })
    expect(status).toBe(405)
    expect(headers['cache-control'] ?? '').not.toContain('immutable')
  })

test('a path that leads out of the served folder is refused', async () => {
  for (const path of ['/..%2f..%2fetc%2fpasswd', '/assets/..%2f..%2f..%2fetc%2fpasswd', '/../../etc/passwd'])
    expect((await sendRaw(NGINX_URL, path)).status, path).toBe(400)
})

test('a page that has not changed is not sent again', async () => {
  const firstAnswer = await sendRaw(NGINX_URL, '/Home')
  const secondAnswer = await sendRaw(NGINX_URL, '/Me', { headers: { 'if-none-match': firstAnswer.headers.etag ?? '' } })
  expect([secondAnswer.status, secondAnswer.body.length, secondAnswer.headers['cache-control']]).toEqual([
    304,
    0,
    REVALIDATE_CACHE_CONTROL,
  ])
})
