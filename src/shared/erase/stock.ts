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

export type Stock = Readonly<Partial<Record<Kind, number>>>

const SETTINGS = ['theme', 'numberFormat', 'dataSaver', 'realityCheck']
const OF_MEMBERS: Readonly<Record<string, Kind>> = {
  messages: 'messages',
  requests: 'requests',
  awaited: 'awaited',
  savedHosts: 'hosts',
  copies: 'settings',
}

/**
 * What an entry of the browser's storage is; null for one of somebody else, and for the mark of the
 * draws, which are counted by themselves. What nobody has named is a note.
 */
export function kindOf(key: string): Kind | null {
  if (key === 'token') return 'session'
  if (key === 'lang') return 'settings'
  const [prefix, name = ''] = key.split('.')
  if (prefix !== 'tiga' || name === '' || name === 'ledger') return null
  return SETTINGS.includes(name) ? 'settings' : (OF_MEMBERS[name] ?? 'notes')
}

export function isOurs(key: string): boolean {
  return key === 'token' || key === 'lang' || key.startsWith('tiga.')
}

/** @param counted what is not in entries */
export function stockOf(keys: readonly string[], counted: Stock): Stock {
  const stock: Partial<Record<Kind, number>> = { ...counted }
  for (const key of keys) {
    const kind = kindOf(key)
    if (kind !== null) stock[kind] = (stock[kind] ?? 0) + 1
  }
  return Object.fromEntries(KINDS.flatMap((kind) => ((stock[kind] ?? 0) > 0 ? [[kind, stock[kind]]] : [])))
}
