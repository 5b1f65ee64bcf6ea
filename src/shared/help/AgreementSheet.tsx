import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import { joinSentences } from '@/i18n/join-sentences'
import { loadSections } from '@/i18n'
import { ErrorBlock } from '@/ui/ErrorBlock'
import { LoadingBlock, Skeleton } from '@/ui/skeletons'
import { Sheet } from '@/ui/Sheet'
import { Prose } from '@/ui/text'
import styles from './AgreementSheet.module.css'

const show = (element: HTMLElement | null) => element?.scrollIntoView()

/** @param at the list to begin at: what is still here after a log-out */
export function AgreementSheet({ at, onClose }: { at?: 'stays'; onClose: () => void }) {
  const { t } = useTranslation(['legal', 'common'])
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  const load = () => {
    loadSections(['legal']).then(
      () => setStatus('ready'),
      () => setStatus('failed'),
    )
  }
  useEffect(load, [])
  return (
    <Sheet title={status === 'ready' ? t('legal:title') : t('common:loading')} onClose={onClose}>
      {status === 'loading' && (
        <LoadingBlock>
          <Skeleton height={240} />
        </LoadingBlock>
      )}
      {status === 'failed' && (
        <ErrorBlock
          text={t('common:errors.network')}
          onRetry={() => {
            setStatus('loading')
            load()
          }}
        />
      )}
      {status === 'ready' && (
        <Prose className={styles['legal']}>
          <h3>{t('legal:agreementTitle')}</h3>
          <p>{t('legal:agreement1')}</p>
          <p>
            {joinSentences([
              t('legal:agreement2'),
              config.operator === '' ? t('legal:operatorNone') : t('legal:operatorNamed', { name: config.operator }),
            ])}
          </p>
          <p>{t('legal:agreement3')}</p>
          <h3>{t('legal:termsTitle')}</h3>
          <p>{t('legal:terms1')}</p>
          <p>{t('legal:terms2')}</p>
          <h3>{t('legal:privacyTitle')}</h3>
          <h4>{t('legal:goesTitle')}</h4>
          <ul>
            {GOES.map((name) => (
              <li key={name}>{t(`legal:goes.${name}`)}</li>
            ))}
          </ul>
          <h4 ref={at === 'stays' ? show : undefined}>{t('legal:staysTitle')}</h4>
          <ul>
            {STAYS.map((name) => (
              <li key={name}>{t(`legal:stays.${name}`)}</li>
            ))}
          </ul>
          <p>{t('legal:sessionEnds')}</p>
          <p>{t('legal:erasing')}</p>
          <p>{t('legal:platformSees')}</p>
        </Prose>
      )}
    </Sheet>
  )
}

/** What Tiga keeps on this device, by the names of the texts that say so in Terms and privacy. */

/** Of the member; it leaves with a log-out. */
export const GOES = [
  'session',
  'messages',
  'requests',
  'awaited',
  'orders',
  'receipts',
  'savedHosts',
  'shownPayouts',
  'readNotices',
  'watched',
  'copies',
] as const

/** It is still there after a log-out. */
export const STAYS = [
  'language',
  'theme',
  'numberFormat',
  'dataSaver',
  'ledger',
  'playTime',
  'realityCheck',
  'limits',
  'hasLoggedIn',
] as const
