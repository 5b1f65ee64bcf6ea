import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import { orderQueries } from '@/api/orders'
import { useMinutesText } from '@/i18n/format'
import { formatServerTime } from '@/i18n/server-time'
import { add } from '@/lib/money/sums'
import { isPlayTimeKnown, msPlayedToday, wholeMinutes } from '@/domain/limits/play-time'
import { useWithBeforeRoundText, useSpoilerFreeAnswer } from '@/domain/spoiler-guard'
import { dayOf, totalsOf } from '@/domain/records/order-sums'
import { useOrderLineDetails } from '@/domain/records/use-order-line-details'
import { DottedLine, Detail, DescriptionList } from '@/ui/DescriptionList'
import { Figure, moneyText, NetAmount } from '@/ui/Money'
import styles from './DayTotals.module.css'

/** Shows what a day costs: the time on draws, and what was staked and won or lost. */
export function DayTotals({ memberId }: { memberId: string }) {
  const { t } = useTranslation(['reservation', 'shared'])
  const minutesText = useMinutesText()
  // The time is read once, so it does not change while the member reads it.
  const [playedMs] = useState(() => msPlayedToday(memberId))
  return (
    <div className={styles['facts']}>
      <DescriptionList>
        <Detail name={t('check.today')}>
          {isPlayTimeKnown(playedMs) ? minutesText(wholeMinutes(playedMs)) : t('shared:notKnown')}
        </Detail>
        <NewestDay />
      </DescriptionList>
    </div>
  )
}

/**
 * Shows the sums of the newest day with orders, because it is unknown which day the platform counts
 * as today (reading 79).
 */
function NewestDay() {
  const { t } = useTranslation(['reservation', 'shared'])
  const withBeforeRoundText = useWithBeforeRoundText()
  // The draw screen has already requested the orders, so they are not requested again.
  const ordersQuery = useQuery({ ...orderQueries.list(), refetchOnMount: false })
  const orders = useSpoilerFreeAnswer(ordersQuery, orderQueries.list().queryKey).data ?? []
  const day = orders.map(dayOf).reduce((last, next) => (next > last ? next : last), '')
  const ordersOfDay = orders.filter((order) => dayOf(order) === day)
  const { payoutOf, isComplete } = useOrderLineDetails(ordersOfDay)
  if (day === '') return null
  const { staked, pending, net, isPartial } = totalsOf(ordersOfDay, payoutOf)
  const isNoneSettled = !ordersOfDay.some(({ isSettled }) => isSettled)
  return (
    <>
      <Detail name={<DottedLine parts={[t('shared:staked'), formatServerTime(day).replaceAll(' ', '\u00a0')]} />}>
        <Figure>{moneyText(add(staked, pending))}</Figure>
      </Detail>
      <Detail name={withBeforeRoundText(t('check.net'))}>
        {isNoneSettled ? (
          t('check.noneSettled')
        ) : isPartial || !isComplete ? (
          t('shared:notKnown')
        ) : (
          <NetAmount amount={net} />
        )}
      </Detail>
    </>
  )
}
