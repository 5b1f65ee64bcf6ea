import { describe, expect, it } from 'vitest'
import { headerRules, headersFile, headersFor, ownApiPaths, policyOf, policyText } from './headers'

const PAGE = '<style>a{}</style><script>go()</script><script type="module" src="/a.js"></script>'
const HOSTS = { VITE_API_BASE_URL: 'https://api.example/v1' }

describe('policyOf', () => {
  it('allows inline scripts and styles only by hash, and other scripts and styles only from our own origin', () => {
    const policy = policyOf(PAGE, {})
    expect(policy['script-src']).toEqual(["'self'", expect.stringMatching(/^'sha256-[\w+/]+=*'$/)])
    expect(policy['style-src']).toEqual(["'self'", expect.stringMatching(/^'sha256-[\w+/]+=*'$/)])
    expect(policyOf(PAGE.replace('go()', 'come()'), {})['script-src']).not.toEqual(policy['script-src'])
    expect(policy['require-trusted-types-for']).toEqual(["'script'"])
    expect(policyText(policy)).not.toMatch(/unsafe|\*/)
  })

  it('allows connections, pictures, media and frames of any https host if the settings name no host', () => {
    expect(policyOf(PAGE, { VITE_API_BASE_URL: '/api', VITE_MEDIA_HOSTS: ' | ' })).toMatchObject({
      'connect-src': ["'self'", 'https:'],
      'img-src': ["'self'", 'blob:', 'https:'],
      'media-src': ["'self'", 'blob:', 'data:', 'https:'],
      'frame-src': ['https:'],
    })
  })

  it('allows connections, pictures, media and frames only of the hosts that the settings name', () => {
    const settings = {
      VITE_API_BASE_URL: 'https://api.example/v1',
      VITE_UPLOAD_BASE_URL: 'http://10.0.0.2:8080',
      VITE_MEDIA_HOSTS: 'cdn.example | *.stream.example:8443',
      VITE_SERVICE_HOSTS: 'chat.example',
      VITE_REPORT_URL: 'https://reports.example/tiga',
      VITE_PARTNERS: 'https://partner.example/logo.svg|https://partner.example/other.svg|/ours.svg',
    }
    const mediaSources = ['https://cdn.example', 'https://*.stream.example:8443']
    expect(policyOf(PAGE, settings)).toMatchObject({
      'connect-src': [
        "'self'",
        'https://api.example',
        'http://10.0.0.2:8080',
        'https://reports.example',
        ...mediaSources,
      ],
      'img-src': ["'self'", 'blob:', ...mediaSources, 'https://partner.example'],
      'media-src': ["'self'", 'blob:', 'data:', ...mediaSources],
      'frame-src': ['https://chat.example'],
    })
  })

  it.each([
    ...['https://cdn.example', "cdn.example; script-src 'unsafe-inline'", 'cdn.example/video', '*', 'a b'].flatMap(
      (host) => [
        ['VITE_MEDIA_HOSTS', host],
        ['VITE_SERVICE_HOSTS', host],
      ],
    ),
    ['VITE_API_BASE_URL', 'https://'],
    ['VITE_API_BASE_URL', "https://api.example;script-src'unsafe-inline'/"],
    ['VITE_UPLOAD_BASE_URL', 'https://a b'],
    ['VITE_REPORT_URL', "https://a;script-src'unsafe-inline'/"],
    ['VITE_UPLOAD_BASE_URL', 'https://a;b'],
    ['VITE_UPLOAD_BASE_URL', 'https://a:b'],
    ['VITE_PARTNERS', 'https://partner.example/a.svg|https://*/b.svg'],
  ])('throws an error that names the wrong setting for %s=%s', (name = '', value = '') => {
    expect(() => policyOf(PAGE, { [name]: value })).toThrow(new RegExp(`\\b${name}\\b`))
  })
})

it.each(['/', 'api', '/api" ; }', '/a b', '/a;b', '/../etc', '/assets/api', '//cdn.example'])(
  'ownApiPaths throws an error that names the wrong setting if its path is %j',
  (path) => {
    for (const name of ['VITE_API_BASE_URL', 'VITE_UPLOAD_BASE_URL'])
      expect(() => ownApiPaths({ [name]: path })).toThrow(new RegExp(`^${name}\\b`))
  },
)

describe('headersFor', () => {
  const rules = headerRules(PAGE, HOSTS)

  it('returns for a page its security policy, other security headers and a Link header', () => {
    expect(headersFor('/Home', rules)).toEqual({
      'Content-Security-Policy': `${policyText(policyOf(PAGE, HOSTS))}; frame-ancestors 'none'`,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': expect.stringMatching(/^autoplay=\(self\), .*, camera=\(\), /),
      'Referrer-Policy': 'no-referrer',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Cache-Control': 'no-cache',
      Link: '</a.js>; rel=modulepreload; crossorigin',
    })
  })

  it('returns the header Link only for a page that names a start script', () => {
    for (const path of ['/assets/a-1.js', '/api/system/base'])
      expect(headersFor(path, headerRules(PAGE, {}))).not.toHaveProperty('Link')
    const pageWithHash = PAGE.replace('src="/a.js"', '$& integrity="sha256-x="')
    expect(headersFor('/Home', headerRules(pageWithHash, {}))).toMatchObject({
      Link: '</a.js>; rel=modulepreload; crossorigin; integrity="sha256-x="',
    })
    expect(headersFor('/Home', headerRules('<p></p>', {}))).not.toHaveProperty('Link')
  })

  it.each<[string, Record<string, string>, string]>([
    ['/', HOSTS, 'no-cache'],
    ['/index.html', HOSTS, 'no-cache'],
    ['/favicon.svg', HOSTS, 'no-cache'],
    ['/assets/a-1.js', HOSTS, 'public, max-age=31536000, immutable'],
    ['/api/member/getUserInfo', HOSTS, 'no-cache'],
    // Answers of an API on our own host are not cached.
    ['/api/x', {}, 'no-store'],
    ['/api/x', { VITE_API_BASE_URL: '' }, 'no-store'],
    ['/v1/x', { VITE_API_BASE_URL: '/v1/' }, 'no-store'],
  ])('returns for the path %s and the settings %j the Cache-Control header %s', (path, settings, expected) => {
    expect(headersFor(path, headerRules(PAGE, settings))['Cache-Control']).toBe(expected)
  })

  it.each<[string, Record<string, string>, string | undefined]>([
    ['/api/game/placeOrder', {}, 'close'],
    ['/api/member/setName?name=a', {}, 'close'],
    ['/v1/member/setBank', { VITE_API_BASE_URL: '/v1' }, 'close'],
    ['/api/member/setBank', HOSTS, undefined],
    ['/api/system/img_upload', {}, undefined],
    ['/api/member/getUserInfo', {}, undefined],
    ['/game/placeOrder', {}, undefined],
  ])('returns for the path %s and the settings %j the Connection header %s', (path, settings, expected) => {
    expect(headersFor(path, headerRules(PAGE, settings))['Connection']).toBe(expected)
  })

  it('sandboxes answers of the API, because an answer may be an uploaded file', () => {
    expect(headersFor('/api/upload/x.svg', headerRules(PAGE, {}))['Content-Security-Policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    )
  })

  it('returns for "/" the same headers as headersFile, and also Cache-Control', () => {
    const { 'Cache-Control': _cache, ...expected } = headersFor('/', rules)
    const [path, ...lines] = headersFile(rules).trimEnd().split('\n')
    expect(path).toBe('/*')
    expect(Object.fromEntries(lines.map((line) => /^ {2}([\w-]+): (.*)$/.exec(line)?.slice(1) ?? []))).toEqual(expected)
  })
})
