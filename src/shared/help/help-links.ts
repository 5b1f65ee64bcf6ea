import type { HelpLink } from '@/config'
import { serviceAddress, type ServiceAddress } from './open-service'

/** Those of the member's language first. */
export function helpLinksFor(links: readonly HelpLink[], language: string, ownOrigin: string): ServiceAddress[] {
  const ofLanguage = links.filter((link) => link.language === language)
  const ofAll = links.filter((link) => link.language === null)
  return [...ofLanguage, ...ofAll].flatMap(({ url }) => serviceAddress(url, ownOrigin) ?? [])
}
