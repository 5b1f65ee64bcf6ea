import { useTranslation } from 'react-i18next'
import { type HelpLink, config } from '@/config'
import { parseUrl } from '@/api/fields'

export interface ServiceAddress {
  url: string
  host: string
}

/**
 * Null for no safe address, or one of our own origin: such a page could escape the sandbox of the
 * frame, which must allow scripts under their own origin for chats to work.
 */
export function serviceAddress(url: string | null, ownOrigin: string): ServiceAddress | null {
  if (url === null) return null
  const parsed = parseUrl(url)
  return parsed === null || parsed.origin === ownOrigin ? null : { url, host: parsed.host }
}

/** False: the host must be named before it is opened (reading 77). */
export function isKnownService({ host }: ServiceAddress): boolean {
  return config.serviceHosts.includes(host)
}

/** Whether the Content-Security-Policy allows this host in a frame. */
export function mayBeFramed(service: ServiceAddress): boolean {
  return config.serviceHosts.length === 0 || isKnownService(service)
}

export function openService({ url }: ServiceAddress): void {
  window.open(url, '_blank', 'noopener,noreferrer')
}

/** Links for the member's language first, then those for all languages. */
export function helpLinksFor(links: readonly HelpLink[], language: string, ownOrigin: string): ServiceAddress[] {
  const inLanguage = links.filter((link) => link.language === language)
  const inAnyLanguage = links.filter((link) => link.language === null)
  return [...inLanguage, ...inAnyLanguage].flatMap(({ url }) => serviceAddress(url, ownOrigin) ?? [])
}

const AROUND_THE_CLOCK = '00:00-24:00'

/** The stated hours of customer service; null if the settings name none. */
export function useServiceHours(): string | null {
  const { t } = useTranslation('shared')
  const hours = config.statedServiceHours
  if (hours === '') return null
  const [from, to] = hours.split('-')
  return hours === AROUND_THE_CLOCK ? t('hoursAlways') : t('hoursSpan', { from, to })
}
