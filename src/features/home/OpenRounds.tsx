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
 * The member's open rounds in one line: the one that is drawn next, or how many, and what is staked
 * in all. The slips at the foot of the screen have each by itself.
 */
export function OpenRounds({ memberId }: { memberId: string }) {
  const { t } = useTranslation('my')
  const stored = useSyncExternalStore(awaitedPeriods.subscribe, awaitedPeriods.list)
  const open = stored.filter((period) => period.memberId === memberId)
  const { data: orders = [] } = useQuery({ ...orderQueries.list(), enabled: open.length > 0 })
  const next = nextToClose(open)
  if (next === null) return null
  const own = open.flatMap((period) => ordersOf(period, orders))
  return (
    <Link className={styles['rounds']} to={paths.orderRecord()}>
      <span>
        {open.length === 1 ? next.gameName : t('roundsOpen', { count: open.length })}
        {own.length > 0 && (
          <>
            {' · '}
            <Money amount={sum(own.map(({ total }) => total))} />
          </>
        )}
      </span>{' '}
      <DrawsIn closesAt={next.closesAt} />
    </Link>
  )
}

function DrawsIn({ closesAt }: { closesAt: number | null }) {
  const { t } = useTranslation(['my', 'common'])
  const secondsLeft = useSecondsLeft(closesAt)
  if (closesAt === null) return <span>{t('common:closingUnknown')}</span>
  if (secondsLeft === 0) return <span>{t('common:drawing')}</span>
  return (
    <span>
      <Sentence text={t('common:closesIn', { time: PART })}>
        <Countdown deadline={closesAt} />
      </Sentence>
    </span>
  )
}
