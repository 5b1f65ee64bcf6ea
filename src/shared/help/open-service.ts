import { config } from '@/config'
import { parseUrl } from '@/lib/url'

export interface ServiceAddress {
  url: string
  host: string
}

/**
 * Null where the platform names no safe address, or this app's own origin: a page of ours in the
 * service's frame could leave the sandbox, which must let scripts run under the page's own origin
 * for a chat to work.
 */
export function serviceAddress(url: string | null, ownOrigin: string): ServiceAddress | null {
  if (url === null) return null
  const parsed = parseUrl(url)
  return parsed === null || parsed.origin === ownOrigin ? null : { url, host: parsed.host }
}

/** Any other host is named before it is opened (reading 77). */
export function isKnownService({ host }: ServiceAddress): boolean {
  return config.serviceHosts.includes(host)
}

/** The page's policy lets no other host stand in its frame. */
export function mayBeFramed(service: ServiceAddress): boolean {
  return config.serviceHosts.length === 0 || isKnownService(service)
}

export function openService({ url }: ServiceAddress): void {
  window.open(url, '_blank', 'noopener,noreferrer')
}
