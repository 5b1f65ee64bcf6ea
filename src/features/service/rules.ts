import type { Platform } from '@/api/platform'
import { serviceAddress, type ServiceAddress } from '@/domain/help/service'

/** A frame reports no error, so a page that takes longer to load than this counts as blocked. */
export const SERVICE_LOAD_TIMEOUT_MS = 8000

/** This long after the page has loaded, a hint says that the page may have stayed blank. */
export const BLANK_HINT_DELAY_MS = 4000

/**
 * `unsaid`: the platform does not say whether customer service is on. `unsafe`: customer service is
 * on, but has no safe address.
 */
export type Service =
  { state: 'off' } | { state: 'unsaid' } | { state: 'unsafe' } | ({ state: 'open' } & ServiceAddress)

export function serviceOf(
  { hasService, serviceUrl }: Pick<Platform, 'hasService' | 'serviceUrl'>,
  ownOrigin: string,
): Service {
  if (hasService === null) return { state: 'unsaid' }
  if (!hasService) return { state: 'off' }
  const address = serviceAddress(serviceUrl, ownOrigin)
  return address === null ? { state: 'unsafe' } : { state: 'open', ...address }
}
