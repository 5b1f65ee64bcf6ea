import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import { currentLanguage } from '@/i18n'
import { AgreementSheet } from '@/shared/help/agreement'
import { DialogText } from '@/shared/sheets/Dialog'
import { helpLinksFor } from '@/shared/help/help-links'
import HelpLinkList from '@/shared/help/HelpLinkList'
import { useInstall } from '@/shared/install/use-install'
import { MenuIcon } from '@/shared/MenuIcon'
import { useSheets } from '@/shared/sheets/use-sheets'
import { Icon } from '@/ui/icons'
import { MenuRow } from '@/ui/Row'
import { Sheet } from '@/ui/Sheet'

/** What is read about Tiga, who helps, and how it comes on the home screen. */
export function AboutRows() {
  const { t } = useTranslation(['setting', 'service'])
  const sheets = useSheets<'legal' | 'help' | 'complaint' | 'install'>()
  const { way, ask } = useInstall()
  const links = { help: config.helpLinks, complaint: config.reportLinks }
  const kinds = (['help', 'complaint'] as const).filter(
    (kind) => helpLinksFor(links[kind], currentLanguage(), window.location.origin).length > 0,
  )
  const open = kinds.find((kind) => kind === sheets.current)
  return (
    <>
      <MenuRow as="button" icon={<Icon name="document" />} label={t('legal')} onClick={() => sheets.open('legal')} />
      {kinds.map((kind) => (
        <MenuRow
          key={kind}
          as="button"
          icon={<MenuIcon name="chat" />}
          label={t(`service:${kind}.title`)}
          onClick={() => sheets.open(kind)}
        />
      ))}
      {/* Last: it may come late, and moves no row under a finger. */}
      {way !== null && (
        <MenuRow
          as="button"
          icon={<Icon name="download" />}
          label={t('install')}
          onClick={() => (way === 'prompt' ? ask() : sheets.open('install'))}
        />
      )}
      {sheets.current === 'legal' && <AgreementSheet onClose={sheets.close} />}
      {open !== undefined && (
        <Sheet title={t(`service:${open}.title`)} onClose={sheets.close}>
          <HelpLinkList only={open} />
        </Sheet>
      )}
      {sheets.current === 'install' && (
        <Sheet title={t('install')} onClose={sheets.close}>
          <DialogText>{t('installShare')}</DialogText>
        </Sheet>
      )}
    </>
  )
}
