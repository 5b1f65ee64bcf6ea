import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { orderQueries } from '@/api/orders'
import { formatServerTime, useMinutesText } from '@/i18n/format'
import { add } from '@/lib/money/sums'
import { paths } from '@/paths'
import { LazyHelpDisclosure } from '@/domain/help/lazy-help'
import { RowLink } from '@/kit/links'
import {
  answerRealityCheck,
  countPlayTime,
  isRealityCheckDue,
  isPlayTimeKnown,
  msPlayedSinceCheck,
  msPlayedToday,
  wholeMinutes,
} from '@/domain/limits/play-time'
import { useWithBeforeRoundText, useSpoilerFreeAnswer } from '@/domain/spoiler-guard'
import { dayOf, totalsOf } from '@/domain/records/order-sums'
import { useOrderLineDetails } from '@/domain/records/use-order-line-details'
import { ArmedButton } from '@/ui/ArmedButton'
import { DottedLine, Detail, DescriptionList } from '@/ui/DescriptionList'
import { Stack } from '@/ui/layout'
import { Figure, moneyText, NetAmount } from '@/ui/Money'
import { Sheet } from '@/ui/Sheet'
import styles from './RealityCheck.module.css'

/**
 * Counts how long draws are on the screen, and asks at intervals whether to go on. It does not ask
 * while the answer to an order may still arrive.
 */
export default function RealityCheck({
  memberId,
  isRequestUnderWay,
}: {
  memberId: string
  isRequestUnderWay: boolean
}) {
  const [isDue, setIsDue] = useState(() => isRealityCheckDue(memberId))
  useEffect(() => countPlayTime(memberId, () => setIsDue(isRealityCheckDue(memberId))), [memberId])
  if (!isDue || isRequestUnderWay) return null
  const answer = () => {
    answerRealityCheck(memberId)
    setIsDue(false)
  }
  return <Question memberId={memberId} onAnswer={answer} />
}

/**
 * Only an answer or the link to the limits closes the sheet. Until then, the member cannot send an
 * order. The two buttons look the same, so neither answer is preferred.
 */
function Question({ memberId, onAnswer }: { memberId: string; onAnswer: () => void }) {
  const { t } = useTranslation(['reservation', 'shared'])
  const minutesText = useMinutesText()
  const navigate = useNavigate()
  // The times are read once, so they do not change while the member reads the question.
  const [{ played: playedMs, today: playedTodayMs }] = useState(() => ({
    played: msPlayedSinceCheck(memberId),
    today: msPlayedToday(memberId),
  }))
  const leaveDraw = () => {
    onAnswer()
    void navigate(paths.home(), { replace: true })
  }
  return (
    <Sheet title={t('check.title', { time: minutesText(wholeMinutes(playedMs)) })} from="center" onClose={null}>
      <div className={styles['facts']}>
        <DescriptionList>
          <Detail name={t('check.today')}>
            {isPlayTimeKnown(playedTodayMs) ? minutesText(wholeMinutes(playedTodayMs)) : t('shared:notKnown')}
          </Detail>
          <NewestDay />
        </DescriptionList>
      </div>
      <Stack gap={2}>
        <div className={styles['answers']}>
          <ArmedButton tone="quiet" onClick={onAnswer}>
            {t('check.goOn')}
          </ArmedButton>
          <ArmedButton tone="quiet" onClick={leaveDraw}>
            {t('check.leave')}
          </ArmedButton>
        </div>
        <div className={styles['more']}>
          <RowLink to={paths.limits()} label={t('shared:limits')} onClick={onAnswer} />
          <LazyHelpDisclosure />
        </div>
      </Stack>
    </Sheet>
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
