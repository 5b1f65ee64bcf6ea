import { createHash } from 'node:crypto'

export type Policy = Readonly<Record<string, readonly string[]>>

/** `path` is exact, or ends in "*"; a later rule replaces what an earlier one says of a header. */
export interface HeaderRule {
  path: string
  headers: Readonly<Record<string, string>>
}

export type Settings = Readonly<Record<string, string | undefined>>

export const ASSETS = '/assets/'
export const CACHE = 'Cache-Control'

/** What Tiga uses of a device; of the service's page, which is of another host, nothing. */
const USED = ['autoplay', 'clipboard-write', 'fullscreen', 'picture-in-picture']
/** All that browsers know of and Tiga does not use, so that no injected code or frame does. */
const UNUSED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/**
 * Inline blocks are allowed by hash alone, so an injected one never runs. Hosts that no setting
 * names are known at run time only, so any https host may be one of them.
 * @throws Error for a setting that is no list of hosts
 */
export function policyOf(html: string, settings: Settings): Policy {
  const api = [...new Set(API_SETTINGS.flatMap((name) => originsOf(name, settings)))]
  const media = hostsOf('VITE_MEDIA_HOSTS', settings)
  const partners = originsOf('VITE_PARTNERS', settings)
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

const API_SETTINGS = ['VITE_API_BASE_URL', 'VITE_UPLOAD_BASE_URL']

export interface ApiPath {
  path: string
  /** The beginning of its variable of serve.sh, which says where it is passed on to. */
  name: 'API' | 'UPLOAD'
}

/**
 * Roots of the API on the page's own host, which a server passes on: none where both are elsewhere.
 * @throws Error for one that cannot stand in a server's rules
 */
export function ownApiPaths(settings: Settings): ApiPath[] {
  const calls = ownPath('VITE_API_BASE_URL', settings['VITE_API_BASE_URL'] || '/api')
  const uploads = ownPath('VITE_UPLOAD_BASE_URL', settings['VITE_UPLOAD_BASE_URL'] ?? '')
  return [
    ...(uploads === null || uploads === calls ? [] : [{ path: uploads, name: 'UPLOAD' as const }]),
    ...(calls === null ? [] : [{ path: calls, name: 'API' as const }]),
  ]
}

/** @returns null for an address of another host */
function ownPath(name: string, root: string): string | null {
  if (root === '' || /^https?:/.test(root)) return null
  const path = root.replace(/\/+$/, '')
  if (!/^(?:\/[\w-]+(?:\.[\w-]+)*)+$/.test(path) || `${path}/`.startsWith(ASSETS))
    throw new Error(`${name}: ${root} is no path such as /api, nor an address such as https://api.example`)
  return path
}

function listOf(setting = ''): string[] {
  return setting.split('|').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
}

function originsOf(name: string, settings: Settings): string[] {
  const named = listOf(settings[name]).filter((address) => /^https?:/.test(address))
  return [...new Set(named.map((address) => originOf(address, name)))]
}

function originOf(address: string, name: string): string {
  const { origin, host } = URL.canParse(address) ? new URL(address) : { origin: '', host: '' }
  // What is written into a policy must end neither its directive nor its header.
  if (!/^[\w.-]+(?::\d+)?$/.test(host)) throw new Error(`${name}: ${address} is no address such as https://api.example`)
  return origin
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

const ANSWER_POLICY: Policy = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], sandbox: [] }

/** A page's own policy cannot set frame-ancestors, so a header must. */
export function headerRules(html: string, settings: Settings): HeaderRule[] {
  const policy = { ...policyOf(html, settings), 'frame-ancestors': ["'none'"] }
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policyText(policy),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': [...USED.map((name) => `${name}=(self)`), ...UNUSED.map((name) => `${name}=()`)].join(
          ', ',
        ),
        'Referrer-Policy': 'no-referrer',
        // Without includeSubDomains: of the operator's other hosts a build knows nothing.
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        // For browsers older than frame-ancestors, which open the page all the same.
        'X-Frame-Options': 'DENY',
        [CACHE]: 'no-cache',
      },
    },
    // A file that somebody uploaded, opened from here, would be a page of this host.
    ...ownApiPaths(settings).map(({ path }) => ({
      path: `${path}/*`,
      headers: { 'Content-Security-Policy': policyText(ANSWER_POLICY), [CACHE]: 'no-store' },
    })),
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
