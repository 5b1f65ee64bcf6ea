import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headerRules, headersFile, headersFor, nginxFile, policyOf, policyText, serveHeaders } from './headers'

const PAGE = '<style>a{}</style><script>go()</script><script type="module" src="/a.js"></script>'
const HOSTS = { VITE_API_BASE_URL: 'https://api.example/v1' }
const KEPT = 'public, max-age=31536000, immutable'

describe('the policy', () => {
  it('allows inline blocks by their hash alone, and scripts nothing but our own files', () => {
    const policy = policyOf(PAGE, {})
    expect(policy['script-src']).toEqual(["'self'", expect.stringMatching(/^'sha256-[\w+/]+=*'$/)])
    expect(policy['style-src']).toEqual(["'self'", expect.stringMatching(/^'sha256-[\w+/]+=*'$/)])
    expect(policyOf(PAGE.replace('go()', 'come()'), {})['script-src']).not.toEqual(policy['script-src'])
    expect(policy['require-trusted-types-for']).toEqual(["'script'"])
    expect(policyText(policy)).not.toMatch(/unsafe|\*/)
  })

  it('allows any https host where the settings name none', () => {
    expect(policyOf(PAGE, { VITE_API_BASE_URL: '/api', VITE_MEDIA_HOSTS: ' | ' })).toMatchObject({
      'connect-src': ["'self'", 'https:'],
      'img-src': ["'self'", 'blob:', 'https:'],
      'media-src': ["'self'", 'blob:', 'data:', 'https:'],
      'frame-src': ['https:'],
    })
  })

  it('allows the hosts of the settings and no other', () => {
    const settings = {
      VITE_API_BASE_URL: 'https://api.example/v1',
      VITE_UPLOAD_BASE_URL: 'http://10.0.0.2:8080',
      VITE_MEDIA_HOSTS: 'cdn.example | *.stream.example:8443',
      VITE_SERVICE_HOSTS: 'chat.example',
      VITE_PARTNERS: 'https://partner.example/logo.svg|https://partner.example/other.svg|/ours.svg',
    }
    const media = ['https://cdn.example', 'https://*.stream.example:8443']
    expect(policyOf(PAGE, settings)).toMatchObject({
      'connect-src': ["'self'", 'https://api.example', 'http://10.0.0.2:8080', ...media],
      'img-src': ["'self'", 'blob:', ...media, 'https://partner.example'],
      'media-src': ["'self'", 'blob:', 'data:', ...media],
      'frame-src': ['https://chat.example'],
    })
  })

  it.each(['https://cdn.example', "cdn.example; script-src 'unsafe-inline'", 'cdn.example/video', '*', 'a b'])(
    'refuses %j for a host',
    (host) => {
      expect(() => policyOf(PAGE, { VITE_MEDIA_HOSTS: host })).toThrow(/^VITE_MEDIA_HOSTS: /)
      expect(() => policyOf(PAGE, { VITE_SERVICE_HOSTS: host })).toThrow(/^VITE_SERVICE_HOSTS: /)
    },
  )
})

describe('the headers', () => {
  const rules = headerRules(PAGE, HOSTS)

  it('say the policy of the page, and what a page cannot say itself', () => {
    expect(headersFor('/Home', rules)).toEqual({
      'Content-Security-Policy': `${policyText(policyOf(PAGE, HOSTS))}; frame-ancestors 'none'`,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': expect.stringContaining('camera=(), '),
      'Referrer-Policy': 'no-referrer',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-cache',
    })
  })

  it.each([
    ['/', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/favicon.svg', 'no-cache'],
    ['/assets/a-1.js', KEPT],
    ['/api/member/getUserInfo', 'no-cache'],
  ])('of %s say how long it is kept: %s', (path, expected) => {
    expect(headersFor(path, rules)['Cache-Control']).toBe(expected)
  })

  it.each([
    [{}, '/api/x'],
    [{ VITE_API_BASE_URL: '' }, '/api/x'],
    [{ VITE_API_BASE_URL: '/v1/' }, '/v1/x'],
  ])('keep nothing of an API on our own host (%j)', (settings, path) => {
    expect(headersFor(path, headerRules(PAGE, settings))['Cache-Control']).toBe('no-store')
  })

  it('are the same in the file for static hosts, which have a cache of their own', () => {
    const { 'Cache-Control': _cache, ...expected } = headersFor('/', rules)
    const [path, ...lines] = headersFile(rules).trimEnd().split('\n')
    expect(path).toBe('/*')
    expect(Object.fromEntries(lines.map((line) => /^ {2}([\w-]+): (.*)$/.exec(line)?.slice(1) ?? []))).toEqual(expected)
  })

  it('are the same in the file for nginx, with 404 for a missing asset', () => {
    const locations = [...nginxFile(rules).matchAll(/^location (\S+) \{\n([\s\S]*?)^\}$/gm)].map(
      ([, path = '', block = '']) => ({
        path,
        headers: Object.fromEntries(
          [...block.matchAll(/^ {2}add_header ([\w-]+) "([^"]*)"(?: always)?;$/gm)].map(([, name, value]) => [
            name,
            value,
          ]),
        ),
        files: /try_files (.*);/.exec(block)?.[1],
      }),
    )
    expect(locations).toEqual([
      { path: '/', headers: headersFor('/', rules), files: '$uri /index.html' },
      { path: '/assets/', headers: headersFor('/assets/a.js', rules), files: '$uri =404' },
    ])
    expect(nginxFile(rules)).toContain(`add_header Cache-Control "${KEPT}";`)
  })
})

describe('the server of the preview', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tiga-'))
  const serve = serveHeaders(folder, headerRules(PAGE, {}))
  const server = createServer((request, response) => serve(request, response, () => response.end('passed on')))
  let origin = ''
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'assets', 'a-1.js'), '')
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['/assets/a-1.js', 200, 'passed on', KEPT],
    ['/assets/a-1.js?v=2', 200, 'passed on', KEPT],
    ['/assets/a-2.js', 404, 'Not found', 'no-cache'],
    ['/assets/', 404, 'Not found', 'no-cache'],
    ['/assets/../assets/a-2.js', 404, 'Not found', 'no-cache'],
    ['/Home', 200, 'passed on', 'no-cache'],
    ['/api/system/base', 200, 'passed on', 'no-store'],
  ])('answers %s with %i', async (path, status, body, cache) => {
    const answer = await fetch(origin + path)
    expect([answer.status, await answer.text()]).toEqual([status, body])
    expect(answer.headers.get('cache-control')).toBe(cache)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })
})
