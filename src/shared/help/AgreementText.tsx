import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import { joinSentences } from '@/i18n/format'
import { Prose } from '@/ui/text'
import styles from './AgreementText.module.css'

/** @param isWhole false: only what is still here after a log-out, below the question */
export default function AgreementText({ isWhole }: { isWhole: boolean }) {
  const { t } = useTranslation('legal')
  return (
    <Prose className={styles['legal']}>
      {isWhole && (
        <>
          <h3>{t('agreementTitle')}</h3>
          <p>{t('agreement1')}</p>
          <p>
            {joinSentences([
              t('agreement2'),
              config.operator === '' ? t('operatorNone') : t('operatorNamed', { name: config.operator }),
            ])}
          </p>
          <p>{t('agreement3')}</p>
          <h3>{t('termsTitle')}</h3>
          <p>{t('terms1')}</p>
          <p>{t('terms2')}</p>
          <h3>{t('goesTitle')}</h3>
          <ul>
            {GOES.map((name) => (
              <li key={name}>{t(`goes.${name}`)}</li>
            ))}
          </ul>
          <h3>{t('staysTitle')}</h3>
        </>
      )}
      <ul>
        {STAYS.map((name) => (
          <li key={name}>{t(`stays.${name}`)}</li>
        ))}
      </ul>
      {isWhole && (
        <>
          <p>{t('sessionEnds')}</p>
          <p>{t('erasing')}</p>
          <p>{t('platformSees')}</p>
        </>
      )}
    </Prose>
  )
}

/**
 * What Tiga keeps on this device, by the names of the texts that say so. This is the member's; it
 * leaves with a log-out.
 */
export const GOES = [
  'session',
  'messages',
  'requests',
  'awaited',
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
] as const
