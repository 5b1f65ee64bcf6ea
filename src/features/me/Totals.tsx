import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { reportQueries } from '@/api/report.queries'
import { compare, subtract } from '@/lib/money/sums'
import { ZERO } from '@/lib/money/text'
import { paths } from '@/paths'
import { useMark, useShownQuery } from '@/shared/held-figures'
import { hasOrderedSince } from '@/shared/money-request/has-ordered-since'
import { newMember } from '@/shared/new-member'
import { Chip } from '@/ui/Chip'
import { DottedLine } from '@/ui/DottedLine'
import { moneyText, signedMoneyText } from '@/ui/Money'
import { TextButton } from '@/ui/TextButton'
import styles from './Totals.module.css'

/**
 * One line. Dashes also mean a failed load: the report's own screen says why. While a round is
 * drawn, the mark stands between these totals and the balance above them, for both. Until the first
 * order of who has just registered there is nothing to count, and a welcome has their place.
 */
export function Totals({ memberId }: { memberId: string | undefined }) {
  const { t } = useTranslation(['my', 'shared'])
  const { data } = useShownQuery(reportQueries.report())
  const mark = useMark()('')
  const [isNew] = useState(() => newMember.read())
  const hasOrdered =
    (memberId !== undefined && hasOrderedSince(memberId, 0)) || (data !== undefined && compare(data.staked, ZERO) > 0)
  if (isNew && !hasOrdered) return memberId === undefined ? <div className={styles['line']} /> : <Welcome />
  const sums =
    data === undefined
      ? { staked: '—', returned: '—', net: '—' }
      : {
          staked: moneyText(data.staked),
          returned: moneyText(data.won),
          net: signedMoneyText(subtract(data.won, data.staked)),
        }
  return (
    <section className={styles['line']} aria-label={t('totals')}>
      {mark !== '' && (
        <p className={styles['mark']}>
          <Chip>{mark}</Chip>
        </p>
      )}
      <DottedLine parts={`${t('shared:stakedReturned', sums)} · ${t('shared:netIs', { amount: sums.net })}`} />
    </section>
  )
}

function Welcome() {
  const { t } = useTranslation('my')
  return (
    <section className={styles['line']} aria-labelledby="welcome">
      <h2 id="welcome">{t('welcome.title')}</h2>
      <TextButton as={Link} to={paths.draws()}>
        {t('welcome.odds')}
      </TextButton>
    </section>
  )
}
