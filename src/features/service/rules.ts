import type { Platform } from '@/api/platform'
import { serviceAddress, type ServiceAddress } from '@/shared/open-service'

/** A page that has not loaded by then is taken to refuse being embedded: a frame reports no error. Other ways are offered. */
export const LOAD_LIMIT_MS = 8000

/** Whether customer service can be reached: switched off, no safe address, or where it is. */
export type Service = { state: 'off' } | { state: 'unsafe' } | ({ state: 'open' } & ServiceAddress)

export function serviceOf(
  { hasService, serviceUrl }: Pick<Platform, 'hasService' | 'serviceUrl'>,
  ownOrigin: string,
): Service {
  if (!hasService) return { state: 'off' }
  const address = serviceAddress(serviceUrl, ownOrigin)
  return address === null ? { state: 'unsafe' } : { state: 'open', ...address }
}

/** A moment in UTC to the second: "2026-11-21 09:00:20". The platform's clock is not known, only this device's. */
export function utcText(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ')
}
