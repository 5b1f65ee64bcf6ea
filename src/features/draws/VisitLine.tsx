import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import { isZero } from '@/lib/money/text'
import { useShown, useRoundMark } from '@/shared/money-request/frozen-figures'
import { useMinutesText } from '@/i18n/format'
import { DottedLine } from '@/ui/Facts'
import { moneyStore, hasOrderedSince } from '@/shared/money-request/store'
import { moneyText, signedMoneyText } from '@/ui/Money'
import { wholeMinutes } from '@/shared/limits/play-time'
import { orderQueries } from '@/api/orders'
import { useOrderLineDetails } from '@/shared/records/use-order-line-details'
import { type Visit, type VisitSums, beforeOf, noteBefore, ordersSince, visitAt, visitSums, visits } from './visit'

/** Quiet, and the same for gain and loss. Not before it says more than the open round's card. */
export function VisitLine({ memberId }: { memberId: string }) {
  const visit = useVisit(memberId)
  // After a longer absence, the next look at a draw begins another (reading 94).
  const isOver = visit === undefined || visitAt(visit, memberId, moneyStore.now()) !== visit
  return isOver ? null : <OfVisit visit={visit} />
}

function OfVisit({ visit }: { visit: Visit }) {
  const { t } = useTranslation('reservation')
  const minutesText = useMinutesText()
  const mark = useRoundMark()
  const { staked, net, settled } = useVisitSums(visit)
  const minutes = wholeMinutes(visit.playedMs)
  if (staked === null || isZero(staked) || (settled === 0 && minutes < 1)) return null
  const amounts = { time: minutesText(minutes), staked: moneyText(staked) }
  const words = () => {
    // While a round is drawn, its mark stands in the place of the result.
    if (mark !== '') return `${t('visit.staked', amounts)} · ${mark}`
    if (settled === 0) return t('visit.staked', amounts)
    return net === null ? t('visit.netUnknown', amounts) : t('visit.net', { ...amounts, net: signedMoneyText(net) })
  }
  return <DottedLine parts={words()} />
}

export function useVisit(memberId: string): Visit | undefined {
  return useSyncExternalStore(visits.subscribe, visits.list).find((one) => one.memberId === memberId)
}

/** A list of the record may have been read a moment before the visit was noted. */
const READ_EARLY_MS = 60_000

/** No net gives the outcome of a draw away before its numbers have turned. */
export function useVisitSums(visit: Visit): VisitSums {
  const { memberId, startedAt, before } = visit
  // The screen asks for it; this only looks on.
  const orders = useQuery({ ...orderQueries.list(), refetchOnMount: false })
  const isOfVisit = orders.data !== undefined && orders.dataUpdatedAt >= startedAt - READ_EARLY_MS
  useEffect(() => {
    if (before !== null || !isOfVisit || hasOrderedSince(memberId, startedAt)) return
    noteBefore(memberId, beforeOf(orders.data))
  }, [before, isOfVisit, memberId, startedAt, orders.data])
  const shown = useShown(orders, orderQueries.list().queryKey).data
  const own = before === null || shown === undefined ? [] : ordersSince(before, shown)
  const { payoutOf, isComplete } = useOrderLineDetails(own)
  const sums = visitSums(before, shown, payoutOf)
  return { ...sums, ...(!isComplete && { net: null }) }
}
