import { createHash } from 'node:crypto'
import { CHANGES } from '../api/changes.ts'
import { readConfig } from './settings.ts'

export type ContentSecurityPolicy = Readonly<Record<string, readonly string[]>>

/**
 * Headers of all paths that begin with `pathPrefix`. A later rule overrides an earlier one, and the
 * value '' removes a header.
 */
export interface HeaderRule {
  pathPrefix: string
  headers: Readonly<Record<string, string>>
}

export type BuildSettings = Readonly<Record<string, string | undefined>>

export const ASSETS_PATH = '/assets/'
export const CACHE_CONTROL = 'Cache-Control'
const LINK_HEADER = 'Link'
/** For answers that are not pages: removes the header `Link`. */
const NO_LINK_HEADER = { [LINK_HEADER]: '' }

/** Features of a device that Tiga uses. Frames of other hosts may not use these features. */
const USED_FEATURES = 'autoplay clipboard-write fullscreen picture-in-picture'
/** Features that Tiga does not use. They are off, so that injected code cannot use them. */
const UNUSED_FEATURES = `accelerometer browsing-topics camera clipboard-read compute-pressure cross-origin-isolated
  display-capture encrypted-media gamepad geolocation gyroscope hid identity-credentials-get idle-detection
  keyboard-map local-fonts magnetometer microphone midi otp-credentials payment publickey-credentials-create
  publickey-credentials-get screen-wake-lock serial storage-access sync-xhr usb window-management
  xr-spatial-tracking`

function permissionDirectives(names: string, allowed: string): string[] {
  return names.split(/\s+/).map((name) => `${name}=${allowed}`)
}

/**
 * Returns the Content-Security-Policy. It allows inline scripts and styles only by hash, so that
 * injected ones have no effect. If no setting names the hosts of media and customer service, it
 * allows any https host, because the platform names these hosts only at run time.
 * @throws Error that names the setting with an invalid host or address
 */
export function policyOf(html: string, settings: BuildSettings): ContentSecurityPolicy {
  const { apiBaseUrl, uploadBaseUrl, partners, serviceHosts, reportUrl } = readConfig(settings)
  const api = originsOf('VITE_API_BASE_URL or VITE_UPLOAD_BASE_URL', [apiBaseUrl, uploadBaseUrl])
  // `readConfig` does not read this setting, because the app does not need it.
  const mediaHosts = hostsOf('VITE_MEDIA_HOSTS', settings['VITE_MEDIA_HOSTS']?.split('|') ?? [])
  const pictureHosts = [...mediaHosts, ...originsOf('VITE_PARTNERS', partners)]
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    'style-src': ["'self'", ...inlineHashes(html, 'style')],
    'img-src': ["'self'", 'blob:', ...(mediaHosts.length === 0 ? ['https:'] : pictureHosts)],
    // `data:` is allowed because hls.js gives its caption tracks an empty file (`data:,WEBVTT`).
    'media-src': ["'self'", 'blob:', 'data:', ...anyHttpsIfEmpty(mediaHosts)],
    'connect-src': ["'self'", ...api, ...originsOf('VITE_REPORT_URL', [reportUrl]), ...anyHttpsIfEmpty(mediaHosts)],
    'frame-src': anyHttpsIfEmpty(hostsOf('VITE_SERVICE_HOSTS', serviceHosts)),
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // As a side effect, hls.js cannot parse captions in TTML, which need a document parser.
    // Captions in WebVTT still work.
    'require-trusted-types-for': ["'script'"],
    // index.html creates the policy `default`. Swiper creates the policy `html` again each time its
    // dots change, so duplicates are allowed.
    'trusted-types': ['default', 'html', "'allow-duplicates'"],
  }
}

const HTTP_ADDRESS_PATTERN = /^https?:/
/** Matches an origin, but no character such as ";" that could end the directive or the header. */
const SAFE_ORIGIN_PATTERN = /^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/

function originsOf(name: string, addresses: readonly string[]): readonly string[] {
  const origins = addresses
    .filter((address) => HTTP_ADDRESS_PATTERN.test(address))
    .map((address) => (URL.canParse(address) ? new URL(address).origin : address))
  const invalidOrigin = origins.find((origin) => !SAFE_ORIGIN_PATTERN.test(origin))
  if (invalidOrigin !== undefined)
    throw new Error(`${name}: ${invalidOrigin} is not an origin such as https://api.example`)
  return [...new Set(origins)]
}

function hostsOf(name: string, hosts: readonly string[]): readonly string[] {
  const hostNames = hosts.map((host) => host.trim()).filter((host) => host !== '')
  const invalidHost = hostNames.find((host) => !SAFE_ORIGIN_PATTERN.test(`https://${host}`))
  if (invalidHost !== undefined)
    throw new Error(`${name}: ${invalidHost} is not a host such as cdn.example or *.cdn.example (without https://)`)
  return hostNames.map((host) => `https://${host}`)
}

function anyHttpsIfEmpty(hosts: readonly string[]): readonly string[] {
  return hosts.length === 0 ? ['https:'] : hosts
}

function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

export function policyText(policy: ContentSecurityPolicy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

/**
 * Returns the API's paths on the page's own host, which the page's server forwards to the API.
 * Empty if the API and its uploads are on other hosts.
 * @returns each path with the name API or UPLOAD. The name is part of its setting
 * (VITE_<name>_BASE_URL) and of its variable in serve.sh (<name>_ORIGIN).
 * @throws Error for a path that cannot be written into a server's rules
 */
export function ownApiPaths(settings: BuildSettings): { path: string; name: string }[] {
  const { apiBaseUrl, uploadBaseUrl } = readConfig(settings)
  const names = { [uploadBaseUrl]: 'UPLOAD', [apiBaseUrl]: 'API' }
  return Object.entries(names).flatMap(([path, name]) => {
    if (HTTP_ADDRESS_PATTERN.test(path)) return []
    if (!/^(?:\/[\w-]+(?:\.[\w-]+)*)+$/.test(path) || `${path}/`.startsWith(ASSETS_PATH))
      throw new Error(
        `VITE_${name}_BASE_URL: ${path}/ is neither a path such as /api nor an address of another host, or it is below ${ASSETS_PATH}`,
      )
    return [{ path, name }]
  })
}

/**
 * Returns the value of the header Link, by which browsers request the start script before they read
 * the page. '' if the page names no start script.
 */
function linkHeaderOf(html: string): string {
  const [, entry, hash] = /<script type="module"[^>]* src="([^"]+)"(?: integrity="([^"]+)")?/.exec(html) ?? []
  // Without the hash, the browser would run the requested file even if it arrived incomplete.
  const integrity = hash === undefined ? '' : `; integrity="${hash}"`
  return entry === undefined ? '' : `<${entry}>; rel=modulepreload; crossorigin${integrity}`
}

/**
 * Returns the headers of a build. Here the policy also has frame-ancestors, which a policy in a
 * `<meta>` tag cannot contain.
 */
export function headerRules(html: string, settings: BuildSettings): HeaderRule[] {
  const policy = { ...policyOf(html, settings), 'frame-ancestors': ["'none'"] }
  return [
    {
      pathPrefix: '/',
      headers: {
        'Content-Security-Policy': policyText(policy),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': [
          ...permissionDirectives(USED_FEATURES, '(self)'),
          ...permissionDirectives(UNUSED_FEATURES, '()'),
        ].join(', '),
        'Referrer-Policy': 'no-referrer',
        // The header has no includeSubDomains, which would also apply to the operator's other
        // hosts. A build does not know these hosts.
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        // For browsers that do not know frame-ancestors.
        'X-Frame-Options': 'DENY',
        [CACHE_CONTROL]: 'no-cache',
        [LINK_HEADER]: linkHeaderOf(html),
      },
    },
    // Without this policy, an uploaded file would run as a page of this host when it is opened.
    ...ownApiPaths(settings).map(({ path }) => ({
      pathPrefix: `${path}/`,
      headers: {
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        [CACHE_CONTROL]: 'no-store',
        ...NO_LINK_HEADER,
      },
    })),
    // After a call that changes something at the platform, the server closes the connection
    // (reading 107). nginx.conf has its own rule for this.
    ...ownApiPaths(settings).flatMap(({ path }) =>
      CHANGES.map((change) => ({ pathPrefix: path + change, headers: { Connection: 'close' } })),
    ),
    // Assets may be cached for ever, because their names change with their content.
    { pathPrefix: ASSETS_PATH, headers: { [CACHE_CONTROL]: 'public, max-age=31536000, immutable', ...NO_LINK_HEADER } },
  ]
}

export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const mergedHeaders = Object.assign(
    {},
    ...rules.filter(({ pathPrefix }) => path.startsWith(pathPrefix)).map(({ headers }) => headers),
  )
  return Object.fromEntries(Object.entries<string>(mergedHeaders).filter(([, value]) => value !== ''))
}

/**
 * Returns a `_headers` file for Netlify and Cloudflare Pages. It sets no Cache-Control, because
 * these hosts send a page in place of a missing asset, and browsers might cache that page for ever.
 * Without the header, these hosts let browsers revalidate every file.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const headers = Object.entries(headersFor('/', rules)).filter(([name]) => name !== CACHE_CONTROL)
  return ['/*', ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
}
