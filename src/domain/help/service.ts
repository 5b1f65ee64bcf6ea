import { useTranslation } from 'react-i18next'
import { type HelpLink, config } from '@/config'
import { parseUrl } from '@/api/fields'

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

/** Those of the member's language first. */
export function helpLinksFor(links: readonly HelpLink[], language: string, ownOrigin: string): ServiceAddress[] {
  const ofLanguage = links.filter((link) => link.language === language)
  const ofAll = links.filter((link) => link.language === null)
  return [...ofLanguage, ...ofAll].flatMap(({ url }) => serviceAddress(url, ownOrigin) ?? [])
}

const AROUND_THE_CLOCK = '00:00-24:00'

/** The hours that the platform states for its customer service; null: none that a setting names. */
export function useServiceHours(): string | null {
  const { t } = useTranslation('shared')
  const hours = config.statedServiceHours
  if (hours === '') return null
  const [from, to] = hours.split('-')
  return hours === AROUND_THE_CLOCK ? t('hoursAlways') : t('hoursSpan', { from, to })
}
