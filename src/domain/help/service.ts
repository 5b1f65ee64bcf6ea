import { useTranslation } from 'react-i18next'
import { type HelpLink, config } from '@/config'
import { parseUrl } from '@/api/fields'

export interface ServiceAddress {
  url: string
  host: string
}

/**
 * Returns null if `url` is null, is no valid address or is of our own origin. A page of our own
 * origin could escape the sandbox of its frame: the sandbox allows scripts and keeps the origin,
 * because chats need both.
 */
export function serviceAddress(url: string | null, ownOrigin: string): ServiceAddress | null {
  if (url === null) return null
  const parsedUrl = parseUrl(url)
  return parsedUrl === null || parsedUrl.origin === ownOrigin ? null : { url, host: parsedUrl.host }
}

/**
 * True for a host that the settings name. The app shows the name of any other host before it opens
 * the page (reading 77).
 */
export function isKnownService({ host }: ServiceAddress): boolean {
  return config.serviceHosts.includes(host)
}

/** Returns whether the Content-Security-Policy allows this host in a frame. */
export function mayBeFramed(service: ServiceAddress): boolean {
  return config.serviceHosts.length === 0 || isKnownService(service)
}

export function openService({ url }: ServiceAddress): void {
  window.open(url, '_blank', 'noopener,noreferrer')
}

/**
 * Returns the links that `serviceAddress` accepts: first the links for `language`, then the links
 * for all languages.
 */
export function helpLinksFor(links: readonly HelpLink[], language: string, ownOrigin: string): ServiceAddress[] {
  const linksInLanguage = links.filter((link) => link.language === language)
  const linksForAllLanguages = links.filter((link) => link.language === null)
  return [...linksInLanguage, ...linksForAllLanguages].flatMap(({ url }) => serviceAddress(url, ownOrigin) ?? [])
}

const ALWAYS_OPEN_HOURS = '00:00-24:00'

/** Returns a text with the stated hours of customer service; null if the settings state none. */
export function useServiceHours(): string | null {
  const { t } = useTranslation('shared')
  const hours = config.statedServiceHours
  if (hours === '') return null
  const [from, to] = hours.split('-')
  return hours === ALWAYS_OPEN_HOURS ? t('hoursAlways') : t('hoursSpan', { from, to })
}
