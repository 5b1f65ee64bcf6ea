/** What Tiga keeps in a browser, by what a member would call it. */
export const KINDS = [
  'session',
  'settings',
  'messages',
  'requests',
  'awaited',
  'hosts',
  'draws',
  'copies',
  'files',
  'notes',
] as const

export type Kind = (typeof KINDS)[number]

const SETTINGS = ['theme', 'numberFormat', 'dataSaver', 'realityCheck']
const OF_MEMBERS: Readonly<Record<string, Kind>> = {
  messages: 'messages',
  requests: 'requests',
  awaited: 'awaited',
  savedHosts: 'hosts',
  copies: 'settings',
}

/** What an entry of the browser's storage is; null for one of somebody else. Else it is a note. */
export function kindOf(key: string): Kind | null {
  if (key === 'token') return 'session'
  if (key === 'lang') return 'settings'
  const [prefix, name = ''] = key.split('.')
  if (prefix !== 'tiga' || name === '') return null
  return SETTINGS.includes(name) ? 'settings' : (OF_MEMBERS[name] ?? 'notes')
}

export function isOurs(key: string): boolean {
  return key === 'token' || key === 'lang' || key.startsWith('tiga.')
}

/** Each once, in the order of `KINDS`. */
export function kindsOf(keys: readonly string[], others: readonly Kind[]): Kind[] {
  const kinds = new Set<Kind | null>([...keys.map(kindOf), ...others])
  return KINDS.filter((kind) => kinds.has(kind))
}
