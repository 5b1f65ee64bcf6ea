import { useTranslation } from 'react-i18next'
import { Disclosure } from '@/ui/Disclosure'
import { HelpLinkList, linksOf } from './HelpLinkList'

/** Links to help with gambling problems; nothing if the settings have none for the language. */
export default function HelpDisclosure() {
  const { t } = useTranslation('service')
  const links = linksOf('help')
  if (links.length === 0) return null
  return (
    <Disclosure summary={<span>{t('help.title')}</span>}>
      <HelpLinkList text={t('help.text')} links={links} />
    </Disclosure>
  )
}
