/** Runs in the page before the app, and in the build: imports nothing but types. */
import type { Access } from '../routes.ts'

export const ACCESS: readonly Access[] = ['public', 'member', 'anonymous']

/** 4 in `kind`: stays where it is at a first start. The files are indices. */
export type Address = readonly [path: string, kind: number, files: readonly number[]]

export interface Needs {
  /** In `/assets/`. "*" stands for the language. */
  files: readonly string[]
  addresses: readonly Address[]
}

const EXEMPT = 4

export interface Visitor {
  pathname: string
  isLoggedIn: boolean
  /** The first page of this tab that leads to Log-in who is not logged in (reading 12). */
  isFirstStart: boolean
}

/**
 * Where the app will open: what its guards, its first start and its corrected addresses come to.
 * @returns undefined where that cannot be told before
 */
export function entryOf(
  addresses: readonly Address[],
  { pathname, isLoggedIn, isFirstStart }: Visitor,
): Address | undefined {
  const at = (path: string) => addresses.find(([address]) => address === path)
  // As `canonicalPath` trims it.
  const [trimmed = '/'] = /^.*[^/]/.exec(pathname) ?? []
  const [, first = '', rest] = trimmed.split('/')
  const asked = `/${first}`
  const fixed =
    asked === '/' || asked.toLowerCase() === '/index.html'
      ? at('/Home')
      : asked.toLowerCase() === '/information'
        ? at('/Infomation')
        : (at(asked) ?? addresses.find(([address]) => address.toLowerCase() === asked.toLowerCase()))
  const entry = rest === undefined || fixed?.[0] === '/Language' ? fixed : undefined
  const kind = entry?.[1] ?? 0
  if (!isLoggedIn && ((isFirstStart && (kind & EXEMPT) === 0) || ACCESS[kind] === 'member')) return at('/Login')
  // Back to where they came from, which only the history knows.
  return isLoggedIn && ACCESS[kind & 3] === 'anonymous' ? undefined : entry
}
