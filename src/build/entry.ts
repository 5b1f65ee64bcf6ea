/** Runs in the page before the app, and in the build. Imports only types, to stay small. */
import type { ScreenAccess } from '../routes.ts'

export const ACCESS_LEVELS: readonly ScreenAccess[] = ['public', 'member', 'anonymous']

/**
 * `kind` is an index into `ACCESS`, plus 4 if the address is exempt from Log-in at a first start.
 * `files` has indexes into `Needs.files`.
 */
export type AddressEntry = readonly [path: string, kind: number, files: readonly number[]]

export interface NeededFiles {
  /** Names of files in `/assets/`. "*" stands for the code of the language. */
  files: readonly string[]
  addresses: readonly AddressEntry[]
}

const EXEMPT_FROM_LOGIN = 4

export interface PageRequest {
  pathname: string
  isLoggedIn: boolean
  /** True for the first page of a tab, from which a visitor is led to Log-in (reading 12). */
  isFirstStart: boolean
}

/**
 * Predicts the address that the app will open. It takes into account the guards of screens, Log-in
 * at a first start, and corrected addresses. Undefined if the address cannot be predicted.
 */
export function predictAddress(
  addresses: readonly AddressEntry[],
  { pathname, isLoggedIn, isFirstStart }: PageRequest,
): AddressEntry | undefined {
  const addressOf = (path: string) => addresses.find(([address]) => address === path)
  // Slashes at the end are removed, as in `canonicalPath`.
  const [trimmedPath = '/'] = /^.*[^/]/.exec(pathname) ?? []
  const [, firstSegment = '', secondSegment] = trimmedPath.split('/')
  const requestedPath = `/${firstSegment}`
  const canonicalAddress =
    requestedPath === '/' || requestedPath.toLowerCase() === '/index.html'
      ? addressOf('/Home')
      : requestedPath.toLowerCase() === '/information'
        ? addressOf('/Infomation')
        : (addressOf(requestedPath) ??
          addresses.find(([address]) => address.toLowerCase() === requestedPath.toLowerCase()))
  const openedAddress =
    secondSegment === undefined || canonicalAddress?.[0] === '/Language' ? canonicalAddress : undefined
  const kind = openedAddress?.[1] ?? 0
  if (!isLoggedIn && ((isFirstStart && (kind & EXEMPT_FROM_LOGIN) === 0) || ACCESS_LEVELS[kind] === 'member'))
    return addressOf('/Login')
  // A logged-in member on a screen for visitors only is sent back in the browser's history. That
  // page is unknown here, so nothing is predicted.
  return isLoggedIn && ACCESS_LEVELS[kind & 3] === 'anonymous' ? undefined : openedAddress
}
