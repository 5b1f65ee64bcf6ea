import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import { currentLanguage } from '@/i18n/index'
import { TextButton } from '@/ui/Button'
import { Icon } from '@/ui/icons'
import { Stack } from '@/ui/layout'
import { Note } from '@/ui/Note'
import { MenuRow } from '@/ui/Row'
import { Sheet } from '@/ui/Sheet'
import { PART, Sentence } from '@/ui/text'
import { useSheets } from '@/kit/sheets/use-sheets'
import { helpLinksFor, type ServiceAddress, openService } from './service'
import styles from './HelpLinkList.module.css'

export const linksOf = (kind: 'help' | 'complaint') =>
  helpLinksFor(kind === 'help' ? config.helpLinks : config.reportLinks, currentLanguage(), window.location.origin)

/** Rows for help with gambling and for places to report scams; no row for a kind without links. */
export function HelpLinkRows() {
  const { t } = useTranslation('service')
  const sheets = useSheets<'help' | 'complaint'>()
  const kinds = (['help', 'complaint'] as const).filter((kind) => linksOf(kind).length > 0)
  const open = kinds.find((kind) => kind === sheets.current)
  return (
    <>
      {kinds.map((kind) => (
        <MenuRow
          key={kind}
          as="button"
          icon={<Icon name="chat" />}
          label={t(`${kind}.title`)}
          onClick={() => sheets.open(kind)}
        />
      ))}
      {open !== undefined && (
        <Sheet title={t(`${open}.title`)} onClose={sheets.close}>
          <HelpLinkList text={t(`${open}.text`)} links={linksOf(open)} />
        </Sheet>
      )}
    </>
  )
}

export function HelpLinkList({ text, links }: { text: string; links: readonly ServiceAddress[] }) {
  const { t } = useTranslation('common')
  return (
    <>
      <Note kind="hint">{text}</Note>
      <Stack as="ul" gap={2} className={styles['links']}>
        {links.map((link) => (
          <li key={link.url}>
            {/* The host is named before it opens, as for every external link (reading 77). */}
            <TextButton onClick={() => openService(link)}>
              {/* One child, because a button puts a gap between its children. */}
              <span>
                <Sentence text={t('contact.continue', { host: PART })}>
                  <HostName name={link.host} />
                </Sentence>
              </span>
            </TextButton>
          </li>
        ))}
      </Stack>
    </>
  )
}

/** A host name that wraps to the next line before it is broken. */
export function HostName({ name }: { name: string }) {
  return (
    <span className={styles['host']} translate="no">
      {name}
    </span>
  )
}
