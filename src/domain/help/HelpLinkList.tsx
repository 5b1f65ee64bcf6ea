import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import { currentLanguage } from '@/i18n/index'
import { TextButton } from '@/ui/Button'
import { Icon } from '@/ui/icons'
import { Stack } from '@/ui/layout'
import { Note } from '@/ui/Note'
import { MenuRow } from '@/ui/Row'
import { Sheet } from '@/ui/Sheet'
import { COMPONENT_PLACEHOLDER, Sentence } from '@/ui/text'
import { useSheets } from '@/kit/sheets/use-sheets'
import { helpLinksFor, type ServiceAddress, openService } from './service'
import styles from './HelpLinkList.module.css'

export const linksOf = (kind: 'help' | 'complaint') =>
  helpLinksFor(kind === 'help' ? config.helpLinks : config.reportLinks, currentLanguage(), window.location.origin)

/**
 * Shows a row for help with gambling and a row for reports of scams, each only if the settings have
 * links for it.
 */
export function HelpLinkRows() {
  const { t } = useTranslation('service')
  const sheets = useSheets<'help' | 'complaint'>()
  const kinds = (['help', 'complaint'] as const).filter((kind) => linksOf(kind).length > 0)
  const openKind = kinds.find((kind) => kind === sheets.current)
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
      {openKind !== undefined && (
        <Sheet title={t(`${openKind}.title`)} onClose={sheets.close}>
          <HelpLinkList text={t(`${openKind}.text`)} links={linksOf(openKind)} />
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
            {/* The button names the host before it opens the link (reading 77). */}
            <TextButton onClick={() => openService(link)}>
              {/* The button is a flex container. Without the `span`, the host name and the texts
                  beside it would be separate flex items, and would not wrap as one sentence. */}
              <span>
                <Sentence text={t('contact.continue', { host: COMPONENT_PLACEHOLDER })}>
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

/**
 * Shows a host name. The name moves to the next line as a whole, and breaks only if it is longer
 * than a line.
 */
export function HostName({ name }: { name: string }) {
  return (
    <span className={styles['host']} translate="no">
      {name}
    </span>
  )
}
