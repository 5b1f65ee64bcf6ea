import type { Platform } from '@/api/platform'

/** Original section 9 states no time; PRODUCT, /ServicePage: after 8 s without the page, other ways are offered. */
export const LOAD_LIMIT_MS = 8000

/** Whether customer service can be reached: switched off, no safe address, or where it is. */
export type Service = { state: 'off' } | { state: 'unsafe' } | { state: 'open'; url: string; host: string }

/**
 * Only https, and never this app's own origin: a page of ours in the frame could reach out of the sandbox, which must let scripts
 * run under the page's own origin for a chat to work.
 */
export function serviceOf(
  { hasService, serviceUrl }: Pick<Platform, 'hasService' | 'serviceUrl'>,
  ownOrigin: string,
): Service {
  if (!hasService) return { state: 'off' }
  if (serviceUrl === null) return { state: 'unsafe' }
  const { origin, host } = new URL(serviceUrl)
  return origin === ownOrigin ? { state: 'unsafe' } : { state: 'open', url: serviceUrl, host }
}

/** A moment in UTC to the second: "2026-11-21 09:00:20". The platform's clock is not known, only this device's. */
export function utcText(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ')
}
