import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { headerRules, headersFor } from '@/build/headers'
import { NGINX_URL } from '../../e2e/playwright.config'
import { ask } from '../../support/raw-http'

/** The answers of a real nginx for `dist`, with the configuration and the script of the image. */

const dist = resolve(import.meta.dirname, '../../../dist')
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
const page = readFileSync(join(dist, 'index.html'), 'utf8')
const rules = headerRules(page, {})
const script = files.find((name) => /^assets\/index-.*\.js$/.test(name)) ?? ''

const HTML = 'text/html; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'
const JS = 'text/javascript; charset=utf-8'
const ASK_AGAIN = 'no-cache'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const hasWorker = files.includes('sw.js')

const ANSWERS: readonly (readonly [path: string, status: number, type: string, cache: string])[] = [
  ['/', 200, HTML, ASK_AGAIN],
  ['/index.html', 200, HTML, ASK_AGAIN],
  ['/Home', 200, HTML, ASK_AGAIN],
  ['/no/such/address', 200, HTML, ASK_AGAIN],
  [`/${script}`, 200, JS, IMMUTABLE],
  [`/${script}?again=1`, 200, JS, IMMUTABLE],
  ['/manifest.webmanifest', 200, 'application/manifest+json; charset=utf-8', ASK_AGAIN],
  ['/robots.txt', 200, TEXT, ASK_AGAIN],
  ['/favicon.svg', 200, 'image/svg+xml; charset=utf-8', ASK_AGAIN],
  ['/avatars/cat.svg', 200, 'image/svg+xml; charset=utf-8', ASK_AGAIN],
  ['/apple-touch-icon.png', 200, 'image/png', ASK_AGAIN],
  ['/sw.js', hasWorker ? 200 : 404, hasWorker ? JS : TEXT, ASK_AGAIN],
  ['/assets/index-gone.js', 404, TEXT, ASK_AGAIN],
  ['/assets/', 404, TEXT, ASK_AGAIN],
  ['/assets', 200, HTML, ASK_AGAIN],
  ['/avatars/nobody.svg', 404, TEXT, ASK_AGAIN],
  ['/favicon.ico', 404, TEXT, ASK_AGAIN],
  ['/mockServiceWorker.js', 404, TEXT, ASK_AGAIN],
  ['/.env', 404, TEXT, ASK_AGAIN],
  ['/.git/config', 404, TEXT, ASK_AGAIN],
  ['/assets/.hidden', 404, TEXT, ASK_AGAIN],
  ['/_nginx.conf', 404, TEXT, ASK_AGAIN],
  ['/_headers', 404, TEXT, ASK_AGAIN],
  ['/index.html.br', 404, TEXT, ASK_AGAIN],
  [`/${script}.gz`, 404, TEXT, ASK_AGAIN],
]

for (const [path, status, type, cache] of ANSWERS)
  test(`${path.replace(script, 'assets/index.js')} is answered with ${status} and every header`, async () => {
    const { status: sentStatus, headers, body } = await ask(NGINX_URL, path)
    expect([sentStatus, headers['content-type'], headers['cache-control']]).toEqual([status, type, cache])
    // The same headers as in the preview and on other hosts.
    const { 'Cache-Control': _cache, Link: link, ...others } = headersFor('/', rules)
    for (const [name, value] of Object.entries(others)) expect(headers[name.toLowerCase()]).toBe(value)
    expect(link).toContain('rel=modulepreload')
    expect(headers['link']).toBe(cache === ASK_AGAIN ? link : undefined)
    expect(headers['server']).toBe('nginx')
    expect(
      Object.keys(headers).filter((name) => /^x-powered-by$|^accept-ch$|^set-cookie$|^location$/.test(name)),
    ).toEqual([])
    if (status === 404) expect(body.toString()).toBe('Not found\n')
    if (type === HTML) expect(body.toString()).toBe(page)
  })

const ACCEPTED = [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['', ''],
  ['br;q=0, gzip', 'gzip'],
  ['deflate', ''],
] as const

test('each file is sent by brotli, by gzip or as it is, with the same content', async () => {
  const sent = files.filter((name) => extname(name) !== '' && !/(?:^_|\.br$|\.gz$)/.test(name))
  expect(sent.length).toBeGreaterThan(100)
  const unpack = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    '': (body: Buffer) => body,
  }
  for (const name of sent) {
    const original = readFileSync(join(dist, name))
    const isPacked = files.includes(`${name}.br`)
    expect(isPacked, name).toBe(files.includes(`${name}.gz`))
    for (const [accepted, expected] of ACCEPTED.slice(0, name === 'index.html' ? ACCEPTED.length : 3)) {
      const { headers, body } = await ask(NGINX_URL, `/${name}`, { headers: { 'accept-encoding': accepted } })
      const encoding = isPacked ? expected : ''
      expect(headers['content-encoding'] ?? '', `${name} by ${accepted}`).toBe(encoding)
      expect(unpack[encoding](body).equals(original), `${name} by ${accepted}`).toBe(true)
      expect(Number(headers['content-length'])).toBe(body.length)
      if (isPacked) expect(headers['vary']).toBe('Accept-Encoding')
      expect(headers['content-type'], name).not.toBe('application/octet-stream')
    }
  }
})

test('large files are compressed, through another proxy too', async () => {
  for (const name of [script, 'index.html', 'licenses.txt']) expect(files).toContain(`${name}.br`)
  const { headers } = await ask(NGINX_URL, '/Home', { headers: { 'accept-encoding': 'gzip', via: '1.1 cdn' } })
  expect(headers['content-encoding']).toBe('gzip')
})

for (const [method, path] of [
  ['POST', '/Home'],
  ['PUT', '/Home'],
  ['POST', `/${script}`],
  ['TRACE', '/Home'],
  ['PUT', '/api/member/getUserInfo'],
  ['PUT', '/api/game/placeOrder'],
] as const)
  test(`${method} ${path.replace(script, 'assets/index.js')} is refused`, async () => {
    const { status, headers } = await ask(NGINX_URL, path, { method })
    expect(status).toBe(405)
    expect(headers['cache-control'] ?? '').not.toContain('immutable')
  })

test('a path that leads out of the folder is refused', async () => {
  for (const path of ['/..%2f..%2fetc%2fpasswd', '/assets/..%2f..%2f..%2fetc%2fpasswd', '/../../etc/passwd'])
    expect((await ask(NGINX_URL, path)).status, path).toBe(400)
})

test('a page that has not changed is not sent again', async () => {
  const first = await ask(NGINX_URL, '/Home')
  const again = await ask(NGINX_URL, '/Me', { headers: { 'if-none-match': first.headers.etag ?? '' } })
  expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([304, 0, ASK_AGAIN])
})
