import { createRequire } from 'node:module'
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types'

/** The oldest browsers that Tiga is made for; BROWSERS.md says so too. */
export const FLOOR = {
  chrome: 100,
  chrome_android: 100,
  webview_android: 100,
  safari: 15.4,
  safari_ios: 15.4,
  firefox: 100,
  firefox_android: 100,
} as const

/** For the style sheets. Scripts keep to ES2022, since lowering their private fields costs 1 kB. */
export const CSS_TARGETS = ['chrome100', 'safari15.4', 'ios15.4', 'firefox100']

/** 20 MB: read by what checks, when it checks. */
export function readCompatData(): CompatData {
  return createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData
}

/** Whether any browser of the floor lacks it, or has it only by a flag or under another name. */
export function isNewer({ support }: CompatStatement): boolean {
  return Object.entries(FLOOR).some(([browser, version]) => {
    const statements = [support[browser as keyof typeof FLOOR] ?? []].flat()
    return !statements.some((statement) => isSupported(statement, version))
  })
}

function isSupported(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName } = statement
  if (flags !== undefined || prefix !== undefined || otherName !== undefined || removed !== undefined) return false
  // "≤37" is at most 37; "preview" is no number.
  return typeof added === 'string' && Number.parseFloat(added.replace('≤', '')) <= version
}

/** What scripts may find in a browser, by its owner: "URL" has "canParse". */
export interface Builtins {
  /** Of each owner, what it has: true if newer than the floor. */
  members: ReadonlyMap<string, ReadonlyMap<string, boolean>>
  /** Constructors and namespaces that are newer. */
  globals: ReadonlySet<string>
  /** Names that every owner got later than the floor. */
  names: ReadonlySet<string>
}

export function readBuiltins({ javascript, api }: Pick<CompatData, 'javascript' | 'api'>): Builtins {
  const members = new Map<string, Map<string, boolean>>()
  const globals = new Map<string, boolean>()
  const add = (owner: string, entry: Identifier) => {
    if (entry.__compat !== undefined) globals.set(owner, isNewer(entry.__compat) && globals.get(owner) !== false)
    const known = members.get(owner) ?? new Map<string, boolean>()
    members.set(owner, known)
    for (const [key, { __compat: compat }] of entriesOf(entry)) {
      const name = key.replace(/_static$/, '')
      if (compat === undefined || !/^[a-z]\w*$/i.test(name) || /_(?:event|parameter|support)$/.test(name)) continue
      known.set(name, isNewer(compat) && known.get(name) !== false)
    }
  }
  for (const [name, entry] of entriesOf(javascript['builtins'] ?? {})) {
    add(name, entry)
    if (name === 'Intl') for (const [inner, part] of entriesOf(entry)) if (/^[A-Z]/.test(inner)) add(inner, part)
  }
  for (const [name, entry] of entriesOf(api)) add(name, entry)
  const byName = new Map<string, boolean>()
  for (const known of members.values())
    for (const [name, newer] of known) byName.set(name, newer && byName.get(name) !== false)
  return { members, globals: newOnes(globals), names: newOnes(byName) }
}

function entriesOf(entry: Identifier): [string, Identifier][] {
  return Object.entries(entry).filter(([key]) => key !== '__compat') as [string, Identifier][]
}

function newOnes(all: ReadonlyMap<string, boolean>): Set<string> {
  return new Set([...all].flatMap(([name, newer]) => (newer ? name : [])))
}
