import { describe, expect, it } from 'vitest'
import {
  ACCEPTED_HOSTS,
  hostProblems,
  findHosts,
  hostsOfSettings,
  findMockModules,
  mockTextProblems,
  secretProblems,
  findSecrets,
  settingProblems,
  sourceProblems,
} from './shipped'

const filesWith = (text: string, name = 'assets/a.js') => [{ name, text }]
/**
 * Joins two parts of a secret. A scanner for secrets would report this file if it contained the
 * whole secret.
 */
const joinSecret = (start: string, rest: string) => `x="${start}${rest}"`

it('findMockModules reports the modules of the mock, and mockTextProblems reports its texts and its worker', () => {
  const appModules = ['/r/src/main.tsx', '/r/node_modules/react/index.js']
  const mockModules = ['/r/src/mocks/world.ts', '/r/node_modules/msw/lib/core.js']
  expect(findMockModules([...appModules, ...mockModules])).toEqual(
    mockModules.map((id) => `${id} is a module of the mock`),
  )
  const countProblems = (text: string, name = 'a.js') => mockTextProblems(filesWith(text, name)).length
  expect([countProblems('fetch("/__mock/reset")'), countProblems('password: demo1234')]).toEqual([1, 1])
  expect([countProblems('ok', 'mockServiceWorker.js'), countProblems('a mock of nothing')]).toEqual([1, 0])
})

describe('in a check for secrets,', () => {
  it.each([
    ['a private key', joinSecret('-----BEGIN RSA PRIVATE', ' KEY-----')],
    ['a key of AWS', joinSecret('AKIA', 'ABCDEFGHIJKLMNOP')],
    ['a key of Google', joinSecret('AIza', 'a'.repeat(35))],
    ['a token of GitHub', joinSecret('ghp_', 'a'.repeat(36))],
    ['a token of GitLab', joinSecret('glpat-', 'a'.repeat(20))],
    ['a token of npm', joinSecret('npm_', 'a'.repeat(36))],
    ['a token of Slack', joinSecret('xoxb-', '1234567890-a')],
    ['a key of Stripe', joinSecret('sk_live_', 'a'.repeat(16))],
    ['a signed token', joinSecret('eyJhbGciOiJI', 'UzI1.eyJzdWIiOiIxMjM0.c2lnbmF0dXJl')],
    ['an address with a password', joinSecret('https://me:', 'word@api.example/')],
  ])('secretProblems finds %s by its form', (kind, text) => {
    expect(secretProblems(filesWith(text), [])).toEqual([`assets/a.js holds ${kind}`])
  })

  it.each(['https://api.example/a:b@c', '`${scheme}://${user}:${word}@x`', 'password: "Password"', 'eyJjb2RlIjoyMDB9'])(
    'secretProblems finds no secret in %s',
    (text) => {
      expect(secretProblems(filesWith(text), [])).toEqual([])
    },
  )

  const machineVariables = { PATH: '/usr/bin', CI_TOKEN: 'abcdefghij', HOME: '/home/somebody' }

  it('findSecrets finds values that only an .env file sets, and environment variables whose names sound secret', () => {
    const settings = { ...machineVariables, DATABASE: 'postgres-at-home', VITE_OPERATOR: 'Somebody', SHORT: 'abc' }
    const secrets = findSecrets(settings, machineVariables)
    expect(secrets.map(([name]) => name)).toEqual(['CI_TOKEN', 'DATABASE'])
    expect(secretProblems(filesWith('a="postgres-at-home"'), secrets)).toEqual([
      'assets/a.js holds the value of DATABASE',
    ])
    expect(secretProblems(filesWith('"Somebody"'), secrets)).toEqual([])
  })

  it('settingProblems reports VITE_ settings whose names sound secret, because these settings are public', () => {
    expect(settingProblems({ VITE_API_KEY: 'x', VITE_OPERATOR: 'y', OTHER_TOKEN: 'z' })).toEqual([
      'VITE_API_KEY would be public, as all VITE_ settings are',
    ])
    expect(settingProblems({ VITE_AUTH_ERROR_MESSAGES: 'x', VITE_HELP_LINKS: 'y' })).toEqual([])
  })
})

it.each([
  ['"/r/src/main.tsx"', 'a.js'],
  ['"/r/node_modules/react"', 'a.js'],
  ['//# sourceMappingURL=a.js.map', 'a.js'],
  ['{}', 'a.js.map'],
])('sourceProblems reports the text %s in the file %s', (text, name) => {
  expect(sourceProblems(filesWith(text, name), '/r')).toHaveLength(1)
  expect(sourceProblems(filesWith('/r/other'), '/r')).toEqual([])
})

describe('in a check of hosts,', () => {
  it.each([
    ['"https://cdn.example/a.js"', ['cdn.example']],
    ['`http://${host}/x`', []],
    ['"https:\\/\\/Api.Example:8443"', ['api.example']],
    ['"wss://socket.example"', ['socket.example']],
    ["src='//cdn.example/a.js'", ['cdn.example']],
    ['url(//cdn.example/a.png)', ['cdn.example']],
    ['"https://*.stream.example/"', ['stream.example']],
    ['a=b//c.d\n', []],
    ['/https?:\\/\\//', []],
  ])('findHosts finds the hosts in the text %s', (text, hosts) => {
    expect(findHosts(text)).toEqual(hosts)
  })

  it('hostsOfSettings finds the hosts of all VITE_ settings', () => {
    const settings = {
      VITE_API_BASE_URL: 'https://api.example/v1',
      VITE_MEDIA_HOSTS: 'cdn.example | *.stream.example:8443',
      VITE_HELP_LINKS: 'id_id=https://bantuan.example|https://help.example',
      VITE_CURRENCY: 'Rp',
      OTHER: 'https://other.example',
    }
    const hosts = ['api.example', 'bantuan.example', 'cdn.example', 'help.example', 'stream.example']
    expect(hostsOfSettings(settings)).toEqual(expect.arrayContaining(hosts))
    expect(hostsOfSettings(settings)).not.toContain('other.example')
  })

  const acceptedHosts = Object.values(ACCEPTED_HOSTS).flat()
  const acceptedText = acceptedHosts.map((host) => `"https://${host}/"`).join()

  it('hostProblems reports unknown hosts that a file names, and accepted hosts that no file names', () => {
    const filesWithAds = filesWith(`${acceptedText} "https://ads.example/x"`)
    expect([...hostProblems(filesWith(acceptedText), []), ...hostProblems(filesWithAds, ['ads.example'])]).toEqual([])
    expect(hostProblems(filesWithAds, [])).toEqual(['assets/a.js names the host ads.example, which no setting names'])
    expect(hostProblems(filesWith(''), [])).toHaveLength(acceptedHosts.length)
  })
})
