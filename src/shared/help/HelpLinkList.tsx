import { Fragment, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type HelpLink, config } from '@/config'
import { currentLanguage } from '@/i18n'
import { TextButton } from '@/ui/Button'
import { Card, Stack } from '@/ui/layout'
import { Note } from '@/ui/Note'
import { PART, Sentence } from '@/ui/text'
import { helpLinksFor, type ServiceAddress, openService } from './service'
import styles from './HelpLinkList.module.css'

/**
 * Help with gambling, and who takes reports of scams.
 * @param only one of the two, without its title: for a sheet that has it
 * @param onFold for a sheet about something else: help alone, and only its name until it is
 *   pressed. The sheet hears of it, to make room
 */
export default function HelpLinkList({
  only,
  onFold,
}: {
  only?: 'help' | 'complaint'
  onFold?: (isOpen: boolean) => void
}) {
  const { t } = useTranslation('service')
  const [isOpen, setIsOpen] = useState(false)
  const ofLanguage = (links: readonly HelpLink[]) => helpLinksFor(links, currentLanguage(), window.location.origin)
  const help = ofLanguage(config.helpLinks)
  const complaint = ofLanguage(config.reportLinks)
  if (only !== undefined) return <Links text={t(`${only}.text`)} links={only === 'help' ? help : complaint} />
  if (onFold === undefined)
    return (
      <>
        <LinkCard title={t('help.title')} text={t('help.text')} links={help} />
        <LinkCard title={t('complaint.title')} text={t('complaint.text')} links={complaint} />
      </>
    )
  if (help.length === 0) return null
  const fold = () => {
    setIsOpen(!isOpen)
    onFold(!isOpen)
  }
  return (
    <div>
      <TextButton aria-expanded={isOpen} onClick={fold}>
        {t('help.title')}
      </TextButton>
      {isOpen && <Links text={t('help.text')} links={help} />}
    </div>
  )
}

interface LinksProps {
  text: string
  links: readonly ServiceAddress[]
}

function LinkCard({ title, ...rest }: LinksProps & { title: string }) {
  const titleId = useId()
  if (rest.links.length === 0) return null
  return (
    <Card>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        <Links {...rest} />
      </section>
    </Card>
  )
}

function Links({ text, links }: LinksProps) {
  const { t } = useTranslation('common')
  return (
    <>
      <Note kind="hint">{text}</Note>
      <Stack as="ul" gap={2} className={styles['links']}>
        {links.map((link) => (
          <li key={link.url}>
            {/* The domain is named before anything opens, as at every way out (reading 77). */}
            <TextButton onClick={() => openService(link)}>
              {/* One text: the parts of a button are set apart. */}
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

/** A long one goes on the next line after one of its dots, but none begins with "www." alone. */
export function HostName({ name }: { name: string }) {
  const [first, ...others] = name.split('.')
  return (
    <span className={styles['host']}>
      {first}
      {others.map((part, index) => (
        <Fragment key={index}>
          .{(index > 0 || first !== 'www') && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
