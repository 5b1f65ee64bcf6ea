import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import { joinSentences } from '@/i18n/sentences'
import { Disclosure } from '@/ui/Disclosure'
import { Prose } from '@/ui/text'
import styles from './AgreementText.module.css'

/**
 * Shows the agreement. If `isFullText` is false, shows only the list of the data that stays after a
 * log-out.
 */
export default function AgreementText({ isFullText }: { isFullText: boolean }) {
  const { t } = useTranslation('legal')
  const keptDataList = <NameList names={KEPT_AFTER_LOGOUT.map(({ name }) => t(`stays.${name}`))} />
  if (!isFullText) return <Prose className={styles['legal']}>{keptDataList}</Prose>
  const operator = config.operator === '' ? t('operatorNone') : t('operatorNamed', { name: config.operator })
  return (
    <Prose className={styles['legal']}>
      <h3>{t('agreementTitle')}</h3>
      <p>{t('agreement1')}</p>
      <p>{joinSentences([t('agreement2'), operator])}</p>
      <p>{t('agreement3')}</p>
      <h3>{t('termsTitle')}</h3>
      <p>{t('terms1')}</p>
      <p>{t('terms2')}</p>
      <p>{t('sessionEnds')}</p>
      <h3>{t('privacyTitle')}</h3>
      <p>{joinSentences([t('platformSees'), config.reportUrl === '' ? '' : t('faultsReported')])}</p>
      <p>{t('erasing')}</p>
      <Disclosure summary={<h3>{t('goesTitle')}</h3>}>
        <NameList names={ERASED_AT_LOGOUT.map((name) => t(`goes.${name}`))} />
      </Disclosure>
      <Disclosure summary={<h3>{t('staysTitle')}</h3>}>{keptDataList}</Disclosure>
    </Prose>
  )
}

function NameList({ names }: { names: readonly string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}

/** The kinds of data that a log-out erases. Each is the key of a text `goes.…`. */
export const ERASED_AT_LOGOUT = [
  'session',
  'messages',
  'requests',
  'draft',
  'awaited',
  'receipts',
  'savedHosts',
  'shownPayouts',
  'unlikelyGames',
  'readNotices',
  'watched',
  'copies',
] as const

/**
 * The kinds of data that a log-out keeps. `name` is the key of a text `stays.…`, and `records`
 * names the stored data.
 */
export const KEPT_AFTER_LOGOUT = [
  { name: 'settings', records: ['language', 'theme', 'numberFormat', 'dataSaver'] },
  { name: 'seen', records: ['ledger', 'playTime'] },
  { name: 'realityCheck', records: ['realityCheck'] },
  { name: 'limits', records: ['limits'] },
] as const
