import { config } from '@/config'

/** Where customer service is: an https address and its host. */
export interface ServiceAddress {
  url: string
  host: string
}

/**
 * Null where the platform names no safe address, or this app's own origin: a page of ours in the service's frame could reach out of
 * the sandbox, which must let scripts run under the page's own origin for a chat to work.
 * @param url https or null, as the platform's settings are read
 */
export function serviceAddress(url: string | null, ownOrigin: string): ServiceAddress | null {
  if (url === null) return null
  const { origin, host } = new URL(url)
  return origin === ownOrigin ? null : { url, host }
}

/** Hosts of VITE_SERVICE_HOSTS are opened at once; the member is told the name of any other first (reading 77). */
export function isKnownService({ host }: ServiceAddress): boolean {
  return config.serviceHosts.includes(host)
}

export function openService({ url }: ServiceAddress): void {
  window.open(url, '_blank', 'noopener,noreferrer')
}
