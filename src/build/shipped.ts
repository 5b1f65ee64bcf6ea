/** What no live build may carry, looked for in its files as they are served. */

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

export function mockProblems(moduleIds: readonly string[], files: readonly TextFile[]): string[] {
  return [
    ...moduleIds.filter((id) => MOCK_MODULES.test(id)).map((id) => `${id} is of the mock`),
    ...files.flatMap(({ name, text }) =>
      MOCK_TEXTS.filter((word) => text.includes(word) || name.includes(word)).map(
        (word) => `${name} holds "${word}" of the mock`,
      ),
    ),
  ]
}

export interface Secret {
  name: string
  value: string
}

const SOUNDS_SECRET = /TOKEN|SECRET|PASSW|PRIVATE|CREDENTIAL|(?:API|ACCESS|SIGNING)_?KEY/i
/** A shorter one is found in anything. */
const SHORTEST_SECRET = 8

/**
 * Of a build's environment, what may not be in its files: all that only an .env file says, and what
 * sounds like a secret of the machine. VITE_ settings are public.
 */
export function secretsOf(
  settings: Readonly<Record<string, string>>,
  ofMachine: Readonly<Record<string, unknown>>,
): Secret[] {
  return Object.entries(settings)
    .filter(([name]) => !name.startsWith('VITE_') && (!(name in ofMachine) || SOUNDS_SECRET.test(name)))
    .filter(([, value]) => value.length >= SHORTEST_SECRET)
    .map(([name, value]) => ({ name, value }))
}

export function secretProblems(files: readonly TextFile[], secrets: readonly Secret[]): string[] {
  return files.flatMap(({ name, text }) => [
    ...Object.entries(SECRETS).flatMap(([kind, pattern]) => (pattern.test(text) ? [`${name} holds ${kind}`] : [])),
    ...secrets.filter(({ value }) => text.includes(value)).map((secret) => `${name} holds the value of ${secret.name}`),
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
  return files.flatMap(({ name, text }) => [
    ...[`${root}/src/`, `${root}/node_modules/`].flatMap((path) =>
      text.includes(path) ? [`${name} holds the path ${path} of this machine`] : [],
    ),
    ...(name.endsWith('.map') || /\bsourceMappingURL=/.test(text) ? [`${name} leads to the source`] : []),
  ])
}

const WITH_SCHEME = /\b(?:https?|wss?):(?:\\?\/){2}(?:\*\.)?([\w-]+(?:\.[\w-]+)*)/gi
const WITHOUT_SCHEME = /["'`(=]\/\/((?:[\w-]+\.)+[a-z]{2,})(?=[/"'`):?#])/gi

export function hostsIn(text: string): string[] {
  const found = [WITH_SCHEME, WITHOUT_SCHEME].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, host = '']) => host.toLowerCase()),
  )
  return [...new Set(found)]
}

/** Hosts that settings name, as an address or bare, by themselves or in a list. */
export function hostsOfSettings(settings: Readonly<Record<string, string | undefined>>): string[] {
  const values = Object.entries(settings).flatMap(([name, value = '']) =>
    name.startsWith('VITE_') ? value.split('|') : [],
  )
  const bare = values.map((value) => /^\s*(?:\*\.)?([\w-]+(?:\.[\w-]+)+)(?::\d+)?\s*$/.exec(value)?.[1] ?? '')
  return [...values.flatMap(hostsIn), ...bare.filter((host) => host !== '').map((host) => host.toLowerCase())]
}

export function hostProblems(files: readonly TextFile[], ofSettings: readonly string[]): string[] {
  const accepted = Object.values(ACCEPTED_HOSTS).flat()
  const found = files.flatMap(({ name, text }) => hostsIn(text).map((host) => ({ name, host })))
  const hosts = new Set(found.map(({ host }) => host))
  return [
    ...found
      .filter(({ host }) => !accepted.includes(host) && !ofSettings.includes(host))
      .map(({ name, host }) => `${name} names the host ${host}, which no setting names`),
    ...accepted.filter((host) => !hosts.has(host)).map((host) => `the host ${host} is accepted but not there`),
  ]
}
