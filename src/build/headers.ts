import { createHash } from 'node:crypto'
import { CHANGES } from '../api/changes.ts'
import { readConfig } from './settings.ts'

export type Policy = Readonly<Record<string, readonly string[]>>

/** Of every path that begins so; a later rule replaces what an earlier one says of a header. */
export interface HeaderRule {
  pathPrefix: string
  headers: Readonly<Record<string, string>>
}

export type Settings = Readonly<Record<string, string | undefined>>

export const ASSETS = '/assets/'
export const CACHE = 'Cache-Control'
const LINK = 'Link'
/** A rule's own takes the place of an earlier one: here of none. */
const NO_PAGE = { [LINK]: '' }

/** What Tiga uses of a device; of the service's page, which is of another host, nothing. */
const USED = 'autoplay clipboard-write fullscreen picture-in-picture'
/** All that browsers know of and Tiga does not use, so that no injected code or frame does. */
const UNUSED = `accelerometer browsing-topics camera clipboard-read compute-pressure cross-origin-isolated
  display-capture encrypted-media gamepad geolocation gyroscope hid identity-credentials-get idle-detection
  keyboard-map local-fonts magnetometer microphone midi otp-credentials payment publickey-credentials-create
  publickey-credentials-get screen-wake-lock serial storage-access sync-xhr usb window-management
  xr-spatial-tracking`

function permissions(names: string, allowed: string): string[] {
  return names.split(/\s+/).map((name) => `${name}=${allowed}`)
}

/**
 * Inline blocks are allowed by hash alone, so an injected one never runs. Hosts that no setting
 * names are known at run time only, so any https host may be one of them.
 * @throws Error for a setting that is no list of hosts
 */
export function policyOf(html: string, settings: Settings): Policy {
  const { apiBaseUrl, uploadBaseUrl, partners, serviceHosts, reportUrl } = readConfig(settings)
  const api = originsOf('VITE_API_BASE_URL or VITE_UPLOAD_BASE_URL', [apiBaseUrl, uploadBaseUrl])
  // It is for the policy alone: the app does not know it.
  const media = hostsOf('VITE_MEDIA_HOSTS', settings['VITE_MEDIA_HOSTS']?.split('|') ?? [])
  const pictures = [...media, ...originsOf('VITE_PARTNERS', partners)]
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    'style-src': ["'self'", ...inlineHashes(html, 'style')],
    'img-src': ["'self'", 'blob:', ...(media.length === 0 ? ['https:'] : pictures)],
    // hls.js gives its caption tracks an empty file (`data:,WEBVTT`).
    'media-src': ["'self'", 'blob:', 'data:', ...orAny(media)],
    'connect-src': ["'self'", ...api, ...originsOf('VITE_REPORT_URL', [reportUrl]), ...orAny(media)],
    'frame-src': orAny(hostsOf('VITE_SERVICE_HOSTS', serviceHosts)),
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

const IS_ADDRESS = /^https?:/

function originsOf(name: string, addresses: readonly string[]): readonly string[] {
  const origins = addresses
    .filter((address) => IS_ADDRESS.test(address))
    .map((address) => (URL.canParse(address) ? new URL(address).origin : address))
  return checked(name, [...new Set(origins)])
}

function hostsOf(name: string, hosts: readonly string[]): readonly string[] {
  const named = hosts.map((host) => host.trim()).filter((host) => host !== '')
  return checked(
    name,
    named.map((host) => `https://${host}`),
  )
}

/** What is written into a policy must end neither its directive nor its header. */
function checked(name: string, origins: readonly string[]): readonly string[] {
  const wrong = origins.find((origin) => !/^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/.test(origin))
  if (wrong !== undefined) throw new Error(`${name}: ${wrong} is no host such as https://cdn.example`)
  return origins
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

/**
 * Roots of the API on the page's own host, which a server passes on: none where both are elsewhere.
 * @returns each with the name that its setting and its variable of serve.sh begin with
 * @throws Error for one that cannot stand in a server's rules
 */
export function ownApiPaths(settings: Settings): { path: string; name: string }[] {
  const { apiBaseUrl, uploadBaseUrl } = readConfig(settings)
  const names = { [uploadBaseUrl]: 'UPLOAD', [apiBaseUrl]: 'API' }
  return Object.entries(names).flatMap(([path, name]) => {
    if (IS_ADDRESS.test(path)) return []
    if (!/^(?:\/[\w-]+(?:\.[\w-]+)*)+$/.test(path) || `${path}/`.startsWith(ASSETS))
      throw new Error(`VITE_${name}_BASE_URL: ${path}/ is no path such as /api, nor an address of another host`)
    return [{ path, name }]
  })
}

/** The app's code: a browser asks for it before it has read the page. */
function linkOf(html: string): string {
  const [, entry, hash] = /<script type="module"[^>]* src="([^"]+)"(?: integrity="([^"]+)")?/.exec(html) ?? []
  // Without the hash a browser would give what it fetched by this to the script's tag, cut or not.
  const integrity = hash === undefined ? '' : `; integrity="${hash}"`
  return entry === undefined ? '' : `<${entry}>; rel=modulepreload; crossorigin${integrity}`
}

/** A page's own policy cannot set frame-ancestors, so a header must. */
export function headerRules(html: string, settings: Settings): HeaderRule[] {
  const policy = { ...policyOf(html, settings), 'frame-ancestors': ["'none'"] }
  return [
    {
      pathPrefix: '/',
      headers: {
        'Content-Security-Policy': policyText(policy),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': [...permissions(USED, '(self)'), ...permissions(UNUSED, '()')].join(', '),
        'Referrer-Policy': 'no-referrer',
        // Without includeSubDomains: of the operator's other hosts a build knows nothing.
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        // For browsers older than frame-ancestors, which open the page all the same.
        'X-Frame-Options': 'DENY',
        [CACHE]: 'no-cache',
        [LINK]: linkOf(html),
      },
    },
    // A file that somebody uploaded, opened from here, would be a page of this host.
    ...ownApiPaths(settings).map(({ path }) => ({
      pathPrefix: `${path}/`,
      headers: {
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        [CACHE]: 'no-store',
        ...NO_PAGE,
      },
    })),
    // The next change goes out on a connection of its own too; nginx.conf says it in its own way.
    ...ownApiPaths(settings).flatMap(({ path }) =>
      CHANGES.map((change) => ({ pathPrefix: path + change, headers: { Connection: 'close' } })),
    ),
    // Their names change with their content.
    { pathPrefix: ASSETS, headers: { [CACHE]: 'public, max-age=31536000, immutable', ...NO_PAGE } },
  ]
}

export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const all = Object.assign(
    {},
    ...rules.filter(({ pathPrefix }) => path.startsWith(pathPrefix)).map(({ headers }) => headers),
  )
  return Object.fromEntries(Object.entries<string>(all).filter(([, value]) => value !== ''))
}

/**
 * For Netlify and Cloudflare Pages, without caching: they have browsers ask again for every file,
 * and might keep the page for good that they send in place of a missing asset.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const headers = Object.entries(headersFor('/', rules)).filter(([name]) => name !== CACHE)
  return ['/*', ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
}
