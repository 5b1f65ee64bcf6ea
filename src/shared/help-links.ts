import { config } from '@/config'
import { serviceAddress, type ServiceAddress } from './open-service'

/** Those of the member's language first. */
export function helpLinksFor(language: string, ownOrigin: string): ServiceAddress[] {
  const ofLanguage = config.helpLinks.filter((link) => link.language === language)
  const ofAll = config.helpLinks.filter((link) => link.language === null)
  return [...ofLanguage, ...ofAll].flatMap(({ url }) => serviceAddress(url, ownOrigin) ?? [])
}
