import { Fragment, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '@/i18n'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Note } from '@/ui/Note'
import { PART, Sentence } from '@/ui/Sentence'
import { Stack } from '@/ui/Stack'
import { TextButton } from '@/ui/TextButton'
import styles from './HelpLinkList.module.css'
import { helpLinksFor } from './help-links'
import { openService, type ServiceAddress } from './open-service'

/** @param isFolded only its name, until it is pressed: for a sheet that is about something else */
export default function HelpLinkList({ isFolded = false }: { isFolded?: boolean }) {
  const { t } = useTranslation('service')
  const [isOpen, setIsOpen] = useState(false)
  const links = helpLinksFor(currentLanguage(), window.location.origin)
  const titleId = useId()
  if (links.length === 0) return null
  const list = (
    <>
      <Note kind="hint">{t('help.text')}</Note>
      <Stack as="ul" gap={2} className={styles['links']}>
        {links.map((link) => (
          <li key={link.url}>
            <WayOut link={link} />
          </li>
        ))}
      </Stack>
    </>
  )
  if (isFolded)
    return (
      <div>
        <TextButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('help.title')}
        </TextButton>
        {isOpen && list}
      </div>
    )
  return (
    <Card>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className={styles['title']}>
          {t('help.title')}
        </h2>
        {list}
      </section>
    </Card>
  )
}

/**
 * The domain is named before anything opens, as at every way out (reading 77); here in its place,
 * for it may stand on a sheet.
 */
function WayOut({ link }: { link: ServiceAddress }) {
  const { t } = useTranslation('common')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <TextButton aria-expanded={isAsking} onClick={() => setIsAsking(!isAsking)}>
        <Host name={link.host} />
      </TextButton>
      {isAsking && (
        <div className={styles['leaving']}>
          <p>
            <Sentence text={t('contact.leaving', { host: PART })}>
              <Host name={link.host} />
            </Sentence>
          </p>
          <Button tone="quiet" isWide onClick={() => openService(link)}>
            <Sentence text={t('contact.continue', { host: PART })}>
              <Host name={link.host} />
            </Sentence>
          </Button>
        </div>
      )}
    </>
  )
}

/** A long one goes on the next line after one of its dots. */
function Host({ name }: { name: string }) {
  const [first, ...others] = name.split('.')
  return (
    <span className={styles['host']}>
      {first}
      {others.map((part, index) => (
        <Fragment key={index}>
          .<wbr />
          {part}
        </Fragment>
      ))}
    </span>
  )
}
