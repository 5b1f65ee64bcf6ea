/** Checks settings, modules and served files of a build for content that must not be published. */

export interface TextFile {
  name: string
  text: string
}

/**
 * Hosts that built files name although nothing is requested from them. Each key is the reason why
 * files name these hosts.
 */
export const ACCEPTED_HOSTS: Readonly<Record<string, readonly string[]>> = {
  'namespaces of markup, such as that of SVG': ['www.w3.org'],
  'in messages to developers': ['react.dev', 'reactrouter.com', 'react.i18next.com', 'github.com'],
  'base for parsing addresses without a host': ['localhost'],
  'name of a kind of captions in hls.js': ['aomedia.org'],
  'the default of VITE_HELP_LINKS, a link for members': ['www.gamblingtherapy.org'],
}

/** Texts that occur only in the mock platform: its paths, headers, members, codes and panel. */
const MOCK_TEXTS = ['mockServiceWorker', '/__mock', 'x-tiga-', 'demo1234', 'wulan_r', 'TIGA-2026', 'Mock platform']
const MOCK_MODULE_PATTERN = /\/src\/mocks\/|\/node_modules\/(?:msw|@mswjs)\//

const SECRET_PATTERNS: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a key of AWS': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a token of GitHub': /\bgh[pousr]_\w{36}\b|\bgithub_pat_\w{60}/,
  'a token of GitLab': /\bglpat-[\w-]{20}\b/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a token of Slack': /\bxox[abprs]-[\w-]{10,}/,
  'a key of Stripe': /\b[rs]k_live_\w{16,}/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'an address with a password': /\b[a-z]+:\/\/[^\s/"'`:@{}$]+:[^\s/"'`:@{}$]+@[\w.-]/i,
}

export function findMockModules(moduleIds: readonly string[]): string[] {
  return moduleIds.flatMap((id) => (MOCK_MODULE_PATTERN.test(id) ? `${id} is a module of the mock` : []))
}

export function mockTextProblems(files: readonly TextFile[]): string[] {
  return files.flatMap(({ name, text }) =>
    MOCK_TEXTS.flatMap((word) => (`${name} ${text}`.includes(word) ? `${name} holds the mock's text "${word}"` : [])),
  )
}

const SECRET_NAME_PATTERN = /TOKEN|SECRET|PASSW|PRIVATE|CREDENTIAL|(?:API|ACCESS|SIGNING)_?KEY/i
/** In characters. A shorter value could occur in a file by chance. */
const MIN_SECRET_LENGTH = 8

/**
 * Returns values that no file of the build may contain: settings that only an .env file sets, and
 * variables of the machine whose names sound secret. Leaves out VITE_ settings, which are public.
 */
export function findSecrets(
  settings: Readonly<Record<string, string>>,
  machineVariables: Readonly<Record<string, unknown>>,
): [name: string, value: string][] {
  return Object.entries(settings)
    .filter(([name]) => !name.startsWith('VITE_') && (!(name in machineVariables) || SECRET_NAME_PATTERN.test(name)))
    .filter(([, value]) => value.length >= MIN_SECRET_LENGTH)
}

/** Reports files that contain a known form of secret, or the value of one of the given secrets. */
export function secretProblems(files: readonly TextFile[], secrets: readonly [name: string, value: string][]) {
  return files.flatMap(({ name: file, text }) => [
    ...Object.entries(SECRET_PATTERNS).flatMap(([kind, pattern]) =>
      pattern.test(text) ? `${file} holds ${kind}` : [],
    ),
    ...secrets.flatMap(([name, value]) => (text.includes(value) ? `${file} holds the value of ${name}` : [])),
  ])
}

/** Reports VITE_ settings whose names sound secret. */
export function settingProblems(settings: Readonly<Record<string, string>>): string[] {
  return Object.keys(settings)
    .filter((name) => name.startsWith('VITE_') && SECRET_NAME_PATTERN.test(name))
    .map((name) => `${name} would be public, as all VITE_ settings are`)
}

/** Reports source maps, and paths of source files on this machine. */
export function sourceProblems(files: readonly TextFile[], root: string): string[] {
  const paths = [`${root}/src/`, `${root}/node_modules/`]
  return files.flatMap(({ name, text }) => [
    ...paths.flatMap((path) => (text.includes(path) ? `${name} holds the path ${path} of this machine` : [])),
    ...(name.endsWith('.map') || /\bsourceMappingURL=/.test(text) ? [`${name} is a source map or refers to one`] : []),
  ])
}

const HOST_AFTER_SCHEME_PATTERN = /\b(?:https?|wss?):(?:\\?\/){2}(?:\*\.)?([\w-]+(?:\.[\w-]+)*)/gi
const HOST_WITHOUT_SCHEME_PATTERN = /["'`(=]\/\/((?:[\w-]+\.)+[a-z]{2,})(?=[/"'`):?#])/gi

export function findHosts(text: string): string[] {
  const matches = [...text.matchAll(HOST_AFTER_SCHEME_PATTERN), ...text.matchAll(HOST_WITHOUT_SCHEME_PATTERN)]
  return [...new Set(matches.map(([, host = '']) => host.toLowerCase()))]
}

/** Returns every word of the VITE_ settings that could be a host. Hosts in settings are trusted. */
export function hostsOfSettings(settings: Readonly<Record<string, string | undefined>>): string[] {
  const values = Object.entries(settings).flatMap(([name, value = '']) => (name.startsWith('VITE_') ? value : ''))
  return values.flatMap((value) => value.toLowerCase().match(/[\w-]+(?:\.[\w-]+)*/g) ?? [])
}

/** Reports hosts that are neither accepted nor in a setting, and accepted hosts in no file. */
export function hostProblems(files: readonly TextFile[], settingHosts: readonly string[]): string[] {
  const acceptedHosts = Object.values(ACCEPTED_HOSTS).flat()
  const namedHosts = files.flatMap(({ name, text }) => findHosts(text).map((host) => ({ name, host })))
  const unknownHosts = namedHosts.filter(({ host }) => !acceptedHosts.includes(host) && !settingHosts.includes(host))
  const unusedHosts = acceptedHosts.filter((host) => !namedHosts.some((named) => named.host === host))
  return [
    ...unknownHosts.map(({ name, host }) => `${name} names the host ${host}, which no setting names`),
    ...unusedHosts.map((host) => `the host ${host} is accepted, but no file names it`),
  ]
}
