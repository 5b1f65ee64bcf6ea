import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Connect, Plugin } from 'vite'

export type Policy = Readonly<Record<string, readonly string[]>>

/** `path` is exact, or ends in "*"; a later rule replaces what an earlier one says of a header. */
export interface HeaderRule {
  path: string
  headers: Readonly<Record<string, string>>
}

type Settings = Readonly<Record<string, string | undefined>>

const ASSETS = '/assets/'
const CACHE = 'Cache-Control'

/**
 * Inline blocks are allowed by hash alone, so an injected one never runs. Hosts that no setting
 * names are known at run time only, so any https host may be one of them.
 * @throws Error for a setting that is no list of hosts
 */
export function policyOf(html: string, settings: Settings): Policy {
  const api = originsOf([settings['VITE_API_BASE_URL'], settings['VITE_UPLOAD_BASE_URL']])
  const media = hostsOf('VITE_MEDIA_HOSTS', settings)
  const partners = originsOf(listOf(settings['VITE_PARTNERS']))
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    'style-src': ["'self'", ...inlineHashes(html, 'style')],
    'img-src': ["'self'", 'blob:', ...(media.length === 0 ? ['https:'] : [...media, ...partners])],
    // hls.js gives its caption tracks an empty file (`data:,WEBVTT`).
    'media-src': ["'self'", 'blob:', 'data:', ...orAny(media)],
    'connect-src': ["'self'", ...api, ...orAny(media)],
    'frame-src': orAny(hostsOf('VITE_SERVICE_HOSTS', settings)),
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // It also keeps hls.js from reading TTML captions; WebVTT needs no parser of documents.
    'require-trusted-types-for': ["'script'"],
    // `default` is index.html's; Swiper makes one `html` for each change of its dots.
    'trusted-types': ['default', 'html', "'allow-duplicates'"],
  }
}

function listOf(setting = ''): string[] {
  return setting.split('|').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
}

function originsOf(addresses: readonly (string | undefined)[]): string[] {
  const named = addresses.filter((address) => address !== undefined && /^https?:/.test(address))
  return [...new Set(named.map((address) => new URL(address ?? '').origin))]
}

function hostsOf(name: string, settings: Settings): string[] {
  return listOf(settings[name]).map((host) => {
    if (!/^(?:\*\.)?[\w.-]+(?::\d+)?$/.test(host)) throw new Error(`${name}: ${host} is no host such as cdn.example`)
    return `https://${host}`
  })
}

function orAny(hosts: readonly string[]): readonly string[] {
  return hosts.length === 0 ? ['https:'] : hosts
}

function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

/** A page's own policy cannot set frame-ancestors, so a header must. */
export function headerRules(html: string, settings: Settings): HeaderRule[] {
  const policy = { ...policyOf(html, settings), 'frame-ancestors': ["'none'"] }
  const api = (settings['VITE_API_BASE_URL'] || '/api').replace(/\/+$/, '')
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policyText(policy),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']
          .map((feature) => `${feature}=()`)
          .join(', '),
        'Referrer-Policy': 'no-referrer',
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        [CACHE]: 'no-cache',
      },
    },
    ...(/^https?:/.test(api) ? [] : [{ path: `${api}/*`, headers: { [CACHE]: 'no-store' } }]),
    // Their names change with their content.
    { path: `${ASSETS}*`, headers: { [CACHE]: 'public, max-age=31536000, immutable' } },
  ]
}

export function headersFor(pathname: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matches = ({ path }: HeaderRule) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path
  return Object.assign({}, ...rules.filter(matches).map(({ headers }) => headers))
}

/**
 * For Netlify and Cloudflare Pages, without caching: they have browsers ask again for every file,
 * and might keep the page for good that they send in place of a missing asset.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const headers = Object.entries(headersFor('/', rules)).filter(([name]) => name !== CACHE)
  return ['/*', ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
}

/** For nginx, to be included in a `server` block with its `root`. */
export function nginxFile(rules: readonly HeaderRule[]): string {
  const location = (path: string, fallback: string) => [
    `location ${path} {`,
    ...Object.entries(headersFor(path, rules)).map(
      // A 404 must not be kept for as long as the file it stands for.
      ([name, value]) => `  add_header ${name} "${value}"${name === CACHE ? '' : ' always'};`,
    ),
    `  try_files $uri ${fallback};`,
    '}',
  ]
  return [...location('/', '/index.html'), ...location(ASSETS, '=404'), ''].join('\n')
}

/** The page in place of a missing asset would be kept under that asset's name. */
export function serveHeaders(folder: string, rules: readonly HeaderRule[]): Connect.NextHandleFunction {
  const isMissing = (pathname: string) =>
    pathname.startsWith(ASSETS) && statSync(join(folder, pathname), { throwIfNoEntry: false })?.isFile() !== true
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const missing = isMissing(pathname)
    for (const [name, value] of Object.entries(headersFor(missing ? '/' : pathname, rules)))
      response.setHeader(name, value)
    if (!missing) return next()
    response.statusCode = 404
    response.end('Not found')
  }
}

export function securityHeaders(settings: Settings): Plugin {
  let page = ''
  return {
    name: 'security-headers',
    apply: (_config, { command, isPreview }) => command === 'build' || isPreview === true,
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        page = html
        const content = policyText(policyOf(html, settings))
        return [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' }]
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        const rules = headerRules(page, settings)
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(rules) })
        this.emitFile({ type: 'asset', fileName: '_nginx.conf', source: nginxFile(rules) })
      },
    },
    configurePreviewServer(server) {
      const folder = resolve(server.config.root, server.config.build.outDir)
      const file = join(folder, 'index.html')
      const page = existsSync(file) ? readFileSync(file, 'utf8') : ''
      server.middlewares.use(serveHeaders(folder, headerRules(page, settings)))
    },
  }
}
