import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CHANGES } from '../api/changes'
import { headerRules } from './headers'
import { nginxConfig } from './serving'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

function configOf(settings: Readonly<Record<string, string>>): string {
  return nginxConfig(headerRules('<script>go()</script>', settings), settings)
}

/** Checks the text of the configuration. `tests/more/nginx` runs a real nginx with it. */
describe('nginxConfig', () => {
  it('lets nginx wait longer for the API than the app does, and accept the largest proof of payment', () => {
    const [, timeout = ''] = /const TIMEOUT_MS = ([\d_]+)/.exec(read('src/api/transport.ts')) ?? []
    const config = configOf({})
    expect(Number(timeout.replaceAll('_', ''))).toBeLessThanOrEqual(30_000)
    // No setting may shorten nginx's default wait for an answer (60 s). `keepalive_timeout` does
    // not limit that wait.
    expect(config.replace('keepalive_timeout 0;', '')).not.toMatch(/_timeout\b/)
    const [, maxMegabytes = ''] =
      /MAX_VOUCHER_BYTES = (\d+) \* 1024 \* 1024/.exec(read('src/features/top-up/prepare-voucher.ts')) ?? []
    expect(config).toContain(`client_max_body_size ${Number(maxMegabytes) + 1}m;`)
  })

  it.each([
    [{}, ['/api API']],
    [{ VITE_API_BASE_URL: '/v1/' }, ['/v1 API']],
    [{ VITE_UPLOAD_BASE_URL: '/api/' }, ['/api API']],
    [{ VITE_UPLOAD_BASE_URL: '/files' }, ['/files UPLOAD', '/api API']],
    [{ VITE_API_BASE_URL: 'https://api.example' }, []],
    [{ VITE_API_BASE_URL: 'https://api.example', VITE_UPLOAD_BASE_URL: '/files' }, ['/files UPLOAD']],
  ])('lets nginx forward only the API paths of the page’s own host, with the settings %j', (settings, expected) => {
    const config = configOf(settings)
    const blocks = config.matchAll(/^ {4}location \^~ (.+)\/ \{[^}]*?\}[^}]*?set \$upstream @(.+)_ORIGIN@;/gm)
    expect([...blocks].map(([, path, name]) => `${path} ${name}`)).toEqual(expected)
    // The block of each path contains `location ^~` once, and `_ORIGIN@` twice: for reads and for
    // changes.
    expect(config.match(/_ORIGIN@|location \^~/g)?.length ?? 0).toBe(3 * expected.length)
  })

  it('lets nginx close the connection after a request that changes something at the platform', () => {
    const [, paths = '', rule = ''] = /location ~ \(\?:(.*)\)\$ \{\n\s*(.*)\n/.exec(configOf({})) ?? []
    expect(paths.split('|')).toEqual(CHANGES)
    expect(rule).toBe('keepalive_timeout 0;')
  })

  it('throws for a header value that would end its line of the configuration', () => {
    const rules = [{ pathPrefix: '/', headers: { 'Content-Security-Policy': `x'"; include /etc/passwd; #` } }]
    expect(() => nginxConfig(rules, {})).toThrow(/cannot be written for nginx/)
  })
})

it('serve.sh fills in every placeholder that the build leaves in the nginx configuration', () => {
  const placeholders = new Set(configOf({ VITE_UPLOAD_BASE_URL: '/files' }).match(/@[A-Z][^@\n]*@/g))
  expect(placeholders.size).toBe(8)
  const script = read('src/build/serve.sh')
  expect([...placeholders].filter((placeholder) => !script.includes(`s|${placeholder}|`))).toEqual([])
})

describe('Dockerfile', () => {
  const dockerfile = read('Dockerfile')
  const settings = [...read('src/build/settings.ts').matchAll(/^ {2}(VITE_\w+):/gm)].map(([, name = '']) => name)

  it('has a build argument for every setting of a live build', () => {
    const buildArguments = [...dockerfile.matchAll(/^ARG (VITE_\w+)$/gm)].map(([, name = '']) => name)
    const policySettings = [...read('src/build/headers.ts').matchAll(/'(VITE_\w+)'/g)].map(([, name = '']) => name)
    expect(buildArguments.sort()).toEqual(
      [...new Set([...settings, ...policySettings])].filter((name) => name !== 'VITE_MOCK').sort(),
    )
  })

  it('installs the packages that tests/nginx.mjs lists, and does not run as root', () => {
    const [, packages = ''] = /const PACKAGES = \[(.*)\]/.exec(read('tests/nginx.mjs')) ?? []
    expect(dockerfile).toContain(packages.replaceAll(/[',]+/g, '').trim())
    expect(dockerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
  })
})
