/** Looks in a build's settings, modules and served files for what no live build may carry. */

export interface TextFile {
  name: string
  text: string
}

/** Hosts that stand in the files and that nothing asks, by what they are there for. */
export const ACCEPTED_HOSTS: Readonly<Record<string, readonly string[]>> = {
  'names of languages of markup, as SVG and the browser write them': ['www.w3.org'],
  'in messages to developers': ['react.dev', 'reactrouter.com', 'react.i18next.com', 'github.com'],
  'addresses without a host are read against it': ['localhost'],
  'hls.js knows a kind of caption by this name': ['aomedia.org'],
  'the default of VITE_HELP_LINKS, which a member presses': ['www.gamblingtherapy.org'],
}

/** Of the mock platform: its doors, its members, its codes and its panel. */
const MOCK_TEXTS = ['mockServiceWorker', '/__mock', 'x-tiga-', 'demo1234', 'wulan_r', 'TIGA-2026', 'Mock platform']
const MOCK_MODULES = /\/src\/mocks\/|\/node_modules\/(?:msw|@mswjs)\//

/** As those who give them out write them. */
const SECRETS: Readonly<Record<string, RegExp>> = {
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

/** Modules of the mock among those of a build. */
export function mockModuleProblems(moduleIds: readonly string[]): string[] {
  return moduleIds.flatMap((id) => (MOCK_MODULES.test(id) ? `${id} is of the mock` : []))
}

/** Texts of the mock in names and texts of files. */
export function mockTextProblems(files: readonly TextFile[]): string[] {
  return files.flatMap(({ name, text }) =>
    MOCK_TEXTS.flatMap((word) => (`${name} ${text}`.includes(word) ? `${name} holds "${word}" of the mock` : [])),
  )
}

const SOUNDS_SECRET = /TOKEN|SECRET|PASSW|PRIVATE|CREDENTIAL|(?:API|ACCESS|SIGNING)_?KEY/i
/** A shorter one is found in anything. */
const MIN_SECRET_LENGTH = 8

/**
 * Of a build's environment, what may not be in its files: all that only an .env file says, and what
 * sounds like a secret of the machine. VITE_ settings are public.
 */
export function secretsOf(
  settings: Readonly<Record<string, string>>,
  ofMachine: Readonly<Record<string, unknown>>,
): [name: string, value: string][] {
  return Object.entries(settings)
    .filter(([name]) => !name.startsWith('VITE_') && (!(name in ofMachine) || SOUNDS_SECRET.test(name)))
    .filter(([, value]) => value.length >= MIN_SECRET_LENGTH)
}

/** Secrets by their form, and these by their value. */
export function secretProblems(files: readonly TextFile[], secrets: readonly [name: string, value: string][]) {
  return files.flatMap(({ name: file, text }) => [
    ...Object.entries(SECRETS).flatMap(([kind, pattern]) => (pattern.test(text) ? `${file} holds ${kind}` : [])),
    ...secrets.flatMap(([name, value]) => (text.includes(value) ? `${file} holds the value of ${name}` : [])),
  ])
}

/** The scripts carry the settings of the app, and nobody keeps a secret among them. */
export function settingProblems(settings: Readonly<Record<string, string>>): string[] {
  return Object.keys(settings)
    .filter((name) => name.startsWith('VITE_') && SOUNDS_SECRET.test(name))
    .map((name) => `${name} would be public, as all VITE_ settings are`)
}

/** Paths of the machine that built, and what tells of the source. */
export function sourceProblems(files: readonly TextFile[], root: string): string[] {
  const paths = [`${root}/src/`, `${root}/node_modules/`]
  return files.flatMap(({ name, text }) => [
    ...paths.flatMap((path) => (text.includes(path) ? `${name} holds the path ${path} of this machine` : [])),
    ...(name.endsWith('.map') || /\bsourceMappingURL=/.test(text) ? [`${name} leads to the source`] : []),
  ])
}

const WITH_SCHEME = /\b(?:https?|wss?):(?:\\?\/){2}(?:\*\.)?([\w-]+(?:\.[\w-]+)*)/gi
const WITHOUT_SCHEME = /["'`(=]\/\/((?:[\w-]+\.)+[a-z]{2,})(?=[/"'`):?#])/gi

/** Each host of an address in a text, once. */
export function hostsIn(text: string): string[] {
  const found = [...text.matchAll(WITH_SCHEME), ...text.matchAll(WITHOUT_SCHEME)]
  return [...new Set(found.map(([, host = '']) => host.toLowerCase()))]
}

/** Each word of the settings that may be a host; who sets them vouches for what they name. */
export function hostsOfSettings(settings: Readonly<Record<string, string | undefined>>): string[] {
  const values = Object.entries(settings).flatMap(([name, value = '']) => (name.startsWith('VITE_') ? value : ''))
  return values.flatMap((value) => value.toLowerCase().match(/[\w-]+(?:\.[\w-]+)*/g) ?? [])
}

/** Hosts that neither a setting nor the list above accounts for, and those of the list in vain. */
export function hostProblems(files: readonly TextFile[], ofSettings: readonly string[]): string[] {
  const accepted = Object.values(ACCEPTED_HOSTS).flat()
  const found = files.flatMap(({ name, text }) => hostsIn(text).map((host) => ({ name, host })))
  const unknown = found.filter(({ host }) => !accepted.includes(host) && !ofSettings.includes(host))
  const unused = accepted.filter((host) => !found.some((one) => one.host === host))
  return [
    ...unknown.map(({ name, host }) => `${name} names the host ${host}, which no setting names`),
    ...unused.map((host) => `the host ${host} is accepted but not there`),
  ]
}
