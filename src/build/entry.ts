/** Runs in the page before the app, and in the build: it may import only types. */
import type { Access } from '../routes.ts'

export const ACCESS: readonly Access[] = ['public', 'member', 'anonymous']

/** `kind` is an index of `ACCESS`, plus 4 if the address is exempt from Log-in at a first start. */
export type Address = readonly [path: string, kind: number, files: readonly number[]]

export interface Needs {
  /** Names in `/assets/`; "*" stands for the language's code. */
  files: readonly string[]
  addresses: readonly Address[]
}

const EXEMPT = 4

export interface Visitor {
  pathname: string
  isLoggedIn: boolean
  /** True for the first page of a tab: a visitor is led to Log-in there (reading 12). */
  isFirstStart: boolean
}

/**
 * Predicts the address that the app will open, after its guards, its first start and the correction
 * of addresses.
 * @returns undefined if that cannot be predicted
 */
export function entryOf(
  addresses: readonly Address[],
  { pathname, isLoggedIn, isFirstStart }: Visitor,
): Address | undefined {
  const addressOf = (path: string) => addresses.find(([address]) => address === path)
  // Trimmed like in `canonicalPath`.
  const [trimmed = '/'] = /^.*[^/]/.exec(pathname) ?? []
  const [, first = '', rest] = trimmed.split('/')
  const requested = `/${first}`
  const canonical =
    requested === '/' || requested.toLowerCase() === '/index.html'
      ? addressOf('/Home')
      : requested.toLowerCase() === '/information'
        ? addressOf('/Infomation')
        : (addressOf(requested) ?? addresses.find(([address]) => address.toLowerCase() === requested.toLowerCase()))
  const entry = rest === undefined || canonical?.[0] === '/Language' ? canonical : undefined
  const kind = entry?.[1] ?? 0
  if (!isLoggedIn && ((isFirstStart && (kind & EXEMPT) === 0) || ACCESS[kind] === 'member')) return addressOf('/Login')
  // The app goes back in the history, which is unknown here.
  return isLoggedIn && ACCESS[kind & 3] === 'anonymous' ? undefined : entry
}
