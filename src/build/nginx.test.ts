import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { headerRules, ownApiPaths } from './headers'
import { LARGEST_CALL_MB, nginxConfig, PROXY_SECONDS } from './nginx'

const PAGE = '<script>go()</script>'
const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')
const FOLDERS = ['/assets/', '/avatars/']

function configOf(settings: Readonly<Record<string, string>>): string {
  return nginxConfig(headerRules(PAGE, settings), { apiPaths: ownApiPaths(settings), folders: FOLDERS })
}

/** What it says in each place, `tests/more/nginx` asks of a real one. */
describe('the configuration of nginx', () => {
  it('lets a call last longer than the app waits for it, and be as large as a voucher may be', () => {
    const [, waits = ''] = /const TIMEOUT_MS = ([\d_]+)/.exec(read('src/api/transport.ts')) ?? []
    expect(PROXY_SECONDS * 1000).toBeGreaterThanOrEqual(2 * Number(waits.replaceAll('_', '')))
    const names = [
      'client_body_timeout',
      'proxy_connect_timeout',
      'proxy_read_timeout',
      'proxy_send_timeout',
      'send_timeout',
    ]
    const timeouts = configOf({}).match(/\b(?:proxy|client_body|send)_?\w*timeout \d+s;/g)
    expect(timeouts?.sort()).toEqual(names.map((name) => `${name} ${PROXY_SECONDS}s;`))
    const [, largest = ''] =
      /MAX_VOUCHER_BYTES = (\d+) \* 1024 \* 1024/.exec(read('src/features/top-up/voucher.ts')) ?? []
    expect(LARGEST_CALL_MB).toBe(Number(largest) + 1)
  })

  it.each([
    [{}, ['^~ /api/']],
    [{ VITE_API_BASE_URL: '/v1/' }, ['^~ /v1/']],
    [{ VITE_UPLOAD_BASE_URL: '/files' }, ['^~ /api/', '^~ /files/']],
    [{ VITE_API_BASE_URL: 'https://api.example' }, []],
    [{ VITE_API_BASE_URL: 'https://api.example', VITE_UPLOAD_BASE_URL: '/files' }, ['^~ /files/']],
  ])('passes on what of the API is on its own host: %j', (settings, expected) => {
    const config = configOf(settings)
    expect([...config.matchAll(/^ {4}location (\^~ .+) \{$/gm)].map(([, path]) => path)).toEqual(expected)
    expect(config.includes('resolver @RESOLVER@;')).toBe(expected.length > 0)
  })

  it('asks for the origin of uploads where they alone are passed on', () => {
    const config = configOf({ VITE_API_BASE_URL: 'https://api.example', VITE_UPLOAD_BASE_URL: '/files' })
    expect(config).toContain('set $upstream @UPLOAD_ADDRESS@;')
    expect(config).not.toContain('@API_ADDRESS@')
    expect(configOf({ VITE_UPLOAD_BASE_URL: '/files' })).toContain('set $upstream @API_ADDRESS@;')
  })

  it('is refused where a header would end its line', () => {
    const rules = [{ path: '/*', headers: { 'Content-Security-Policy': 'x"; include /etc/passwd; #' } }]
    expect(() => nginxConfig(rules, { apiPaths: [], folders: [] })).toThrow(/cannot be written for nginx/)
  })
})

it('serve.sh fills in all that stands between at signs', () => {
  const config = configOf({ VITE_UPLOAD_BASE_URL: '/files' })
  const places = new Set([...config.matchAll(/@[A-Z_]+@/g)].map(([place]) => place))
  expect(places.size).toBeGreaterThan(10)
  const script = read('src/build/serve.sh')
  expect([...places].filter((place) => !script.includes(`s|${place}|`))).toEqual([])
})

describe('Dockerfile', () => {
  const dockerfile = read('Dockerfile')
  const settings = [...read('src/build/settings.ts').matchAll(/^ {2}(VITE_\w+):/gm)].map(([, name = '']) => name)

  it('takes every setting of a live build', () => {
    const taken = [...dockerfile.matchAll(/^ARG (VITE_\w+)$/gm)].map(([, name = '']) => name)
    const ofPolicy = [...read('src/build/headers.ts').matchAll(/'(VITE_\w+)'/g)].map(([, name = '']) => name)
    expect(taken.sort()).toEqual([...new Set([...settings, ...ofPolicy])].filter((name) => name !== 'VITE_MOCK').sort())
  })

  it('installs what the tests install, and is never root', () => {
    const [, packages = ''] = /const PACKAGES = \[(.*)\]/.exec(read('tests/nginx.mjs')) ?? []
    expect(dockerfile).toContain(packages.replaceAll(/[',]+/g, '').trim())
    expect(dockerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
  })
})
