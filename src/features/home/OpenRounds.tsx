import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { orderQueries } from '@/api/orders.queries'
import { sum } from '@/lib/money/sums'
import { paths } from '@/paths'
import { awaitedPeriods, nextToClose, ordersOf } from '@/shared/money-request/awaited'
import { Countdown } from '@/ui/Countdown'
import { Money } from '@/ui/Money'
import { PART, Sentence } from '@/ui/Sentence'
import { useSecondsLeft } from '@/ui/use-deadline'
import styles from './OpenRounds.module.css'

/**
 * Of several open rounds how many, what is staked in all, and when the next closes. The slips at
 * the foot of the screen have each by itself, and one alone is told there.
 */
export function OpenRounds({ memberId }: { memberId: string }) {
  const { t } = useTranslation('my')
  const stored = useSyncExternalStore(awaitedPeriods.subscribe, awaitedPeriods.list)
  const open = stored.filter((period) => period.memberId === memberId)
  const { data: orders = [] } = useQuery({ ...orderQueries.list(), enabled: open.length > 0 })
  const next = nextToClose(open)
  if (next === null || open.length === 1) return null
  const own = open.flatMap((period) => ordersOf(period, orders))
  return (
    <Link className={styles['rounds']} to={paths.orderRecord()}>
      <span>
        {t('roundsOpen', { count: open.length })}
        {own.length > 0 && (
          <>
            {' · '}
            <Money amount={sum(own.map(({ total }) => total))} />
          </>
        )}
      </span>{' '}
      <ClosesIn closesAt={next.closesAt} />
    </Link>
  )
}

function ClosesIn({ closesAt }: { closesAt: number | null }) {
  const { t } = useTranslation('common')
  const secondsLeft = useSecondsLeft(closesAt)
  if (closesAt === null) return <span>{t('closingUnknown')}</span>
  if (secondsLeft === 0) return <span>{t('drawing')}</span>
  return (
    <span>
      <Sentence text={t('closesIn', { time: PART })}>
        <Countdown deadline={closesAt} />
      </Sentence>
    </span>
  )
}
