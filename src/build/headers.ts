import { createHash } from 'node:crypto'
import { CHANGES } from '../api/changes.ts'
import { readConfig } from './settings.ts'

export type Policy = Readonly<Record<string, readonly string[]>>

/**
 * Headers for all paths that begin with `pathPrefix`. A later rule replaces a header of an earlier
 * rule, and the value '' removes that header.
 */
export interface HeaderRule {
  pathPrefix: string
  headers: Readonly<Record<string, string>>
}

export type Settings = Readonly<Record<string, string | undefined>>

export const ASSETS = '/assets/'
export const CACHE = 'Cache-Control'
const LINK = 'Link'
/** Removes `Link` from answers that are not pages. */
const WITHOUT_LINK = { [LINK]: '' }

/** Features of a device that Tiga uses. Frames of other hosts may not use these features. */
const USED_FEATURES = 'autoplay clipboard-write fullscreen picture-in-picture'
/**
 * Features of browsers that Tiga does not use. They are switched off, so that no injected code or
 * frame can use them.
 */
const UNUSED_FEATURES = `accelerometer browsing-topics camera clipboard-read compute-pressure cross-origin-isolated
  display-capture encrypted-media gamepad geolocation gyroscope hid identity-credentials-get idle-detection
  keyboard-map local-fonts magnetometer microphone midi otp-credentials payment publickey-credentials-create
  publickey-credentials-get screen-wake-lock serial storage-access sync-xhr usb window-management
  xr-spatial-tracking`

function permissions(names: string, allowed: string): string[] {
  return names.split(/\s+/).map((name) => `${name}=${allowed}`)
}

/**
 * Returns the content security policy of a page. Inline scripts and styles are allowed only by
 * hash, so that injected ones have no effect. The hosts of videos, pictures and customer service
 * are known only at run time. If no setting names these hosts, any https host is allowed.
 * @throws Error if a setting contains an invalid host or address; the message names the setting
 */
export function policyOf(html: string, settings: Settings): Policy {
  const { apiBaseUrl, uploadBaseUrl, partners, serviceHosts, reportUrl } = readConfig(settings)
  const api = originsOf('VITE_API_BASE_URL or VITE_UPLOAD_BASE_URL', [apiBaseUrl, uploadBaseUrl])
  // `readConfig` does not read this setting, because the app does not need it.
  const media = hostsOf('VITE_MEDIA_HOSTS', settings['VITE_MEDIA_HOSTS']?.split('|') ?? [])
  const pictures = [...media, ...originsOf('VITE_PARTNERS', partners)]
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    'style-src': ["'self'", ...inlineHashes(html, 'style')],
    'img-src': ["'self'", 'blob:', ...(media.length === 0 ? ['https:'] : pictures)],
    // `data:` is allowed because hls.js gives its caption tracks an empty file (`data:,WEBVTT`).
    'media-src': ["'self'", 'blob:', 'data:', ...orAny(media)],
    'connect-src': ["'self'", ...api, ...originsOf('VITE_REPORT_URL', [reportUrl]), ...orAny(media)],
    'frame-src': orAny(hostsOf('VITE_SERVICE_HOSTS', serviceHosts)),
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // As a side effect of this directive, hls.js cannot parse captions in TTML. Captions in WebVTT
    // need no document parser.
    'require-trusted-types-for': ["'script'"],
    // index.html creates the policy `default`. Swiper creates a policy `html` each time its dots
    // change.
    'trusted-types': ['default', 'html', "'allow-duplicates'"],
  }
}

const HTTP_ADDRESS = /^https?:/
/**
 * Matches an origin. Excludes characters such as ";", with which a setting could end its directive
 * or the header.
 */
const SAFE_ORIGIN = /^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/

function originsOf(name: string, addresses: readonly string[]): readonly string[] {
  const origins = addresses
    .filter((address) => HTTP_ADDRESS.test(address))
    .map((address) => (URL.canParse(address) ? new URL(address).origin : address))
  const invalidOrigin = origins.find((origin) => !SAFE_ORIGIN.test(origin))
  if (invalidOrigin !== undefined)
    throw new Error(`${name}: ${invalidOrigin} is not an origin such as https://api.example`)
  return [...new Set(origins)]
}

function hostsOf(name: string, hosts: readonly string[]): readonly string[] {
  const hostNames = hosts.map((host) => host.trim()).filter((host) => host !== '')
  const invalidHost = hostNames.find((host) => !SAFE_ORIGIN.test(`https://${host}`))
  if (invalidHost !== undefined)
    throw new Error(`${name}: ${invalidHost} is not a host such as cdn.example or *.cdn.example (without https://)`)
  return hostNames.map((host) => `https://${host}`)
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
 * Returns the paths of the API on the page's own host. The server of the page forwards these paths
 * to the API. The list is empty if the API and its uploads are on other hosts.
 * @returns each path with the name UPLOAD or API, which is part of the name of its setting and of
 * its variable in serve.sh
 * @throws Error for a path that cannot be written into a server's rules
 */
export function ownApiPaths(settings: Settings): { path: string; name: string }[] {
  const { apiBaseUrl, uploadBaseUrl } = readConfig(settings)
  const names = { [uploadBaseUrl]: 'UPLOAD', [apiBaseUrl]: 'API' }
  return Object.entries(names).flatMap(([path, name]) => {
    if (HTTP_ADDRESS.test(path)) return []
    if (!/^(?:\/[\w-]+(?:\.[\w-]+)*)+$/.test(path) || `${path}/`.startsWith(ASSETS))
      throw new Error(
        `VITE_${name}_BASE_URL: ${path}/ is neither a path such as /api nor an address of another host, or it is below ${ASSETS}`,
      )
    return [{ path, name }]
  })
}

/**
 * Returns a `Link` header, with which the browser requests the start script before it has read the
 * page. Returns '' if the page has no start script.
 */
function linkOf(html: string): string {
  const [, entry, hash] = /<script type="module"[^>]* src="([^"]+)"(?: integrity="([^"]+)")?/.exec(html) ?? []
  // Without the hash, the browser would use the requested file for the script's tag even if the
  // file had arrived incomplete.
  const integrity = hash === undefined ? '' : `; integrity="${hash}"`
  return entry === undefined ? '' : `<${entry}>; rel=modulepreload; crossorigin${integrity}`
}

/**
 * Returns the rules for all paths of the host. The policy also has frame-ancestors, which a policy
 * in the page's own `<meta>` cannot contain.
 */
export function headerRules(html: string, settings: Settings): HeaderRule[] {
  const policy = { ...policyOf(html, settings), 'frame-ancestors': ["'none'"] }
  return [
    {
      pathPrefix: '/',
      headers: {
        'Content-Security-Policy': policyText(policy),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': [...permissions(USED_FEATURES, '(self)'), ...permissions(UNUSED_FEATURES, '()')].join(
          ', ',
        ),
        'Referrer-Policy': 'no-referrer',
        // includeSubDomains is missing, because a build does not know the operator's other hosts.
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        // For browsers that do not know frame-ancestors.
        'X-Frame-Options': 'DENY',
        [CACHE]: 'no-cache',
        [LINK]: linkOf(html),
      },
    },
    // Without this policy, an uploaded file that is opened from this host would run as a page of
    // this host.
    ...ownApiPaths(settings).map(({ path }) => ({
      pathPrefix: `${path}/`,
      headers: {
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        [CACHE]: 'no-store',
        ...WITHOUT_LINK,
      },
    })),
    // The server closes the connection after a request that changes something, so that the next
    // request needs a new connection (reading 107). nginx.conf has a rule of its own for this.
    ...ownApiPaths(settings).flatMap(({ path }) =>
      CHANGES.map((change) => ({ pathPrefix: path + change, headers: { Connection: 'close' } })),
    ),
    // Assets may be cached for ever, because their names change with their content.
    { pathPrefix: ASSETS, headers: { [CACHE]: 'public, max-age=31536000, immutable', ...WITHOUT_LINK } },
  ]
}

export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const merged = Object.assign(
    {},
    ...rules.filter(({ pathPrefix }) => path.startsWith(pathPrefix)).map(({ headers }) => headers),
  )
  return Object.fromEntries(Object.entries<string>(merged).filter(([, value]) => value !== ''))
}

/**
 * Returns the text of a `_headers` file for Netlify and Cloudflare Pages. The file sets no
 * Cache-Control, because by default these hosts let browsers revalidate every file. These hosts
 * also send a page in place of a missing asset, and with our rule for assets browsers might cache
 * that page for ever.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const headers = Object.entries(headersFor('/', rules)).filter(([name]) => name !== CACHE)
  return ['/*', ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
}
