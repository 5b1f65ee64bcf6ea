import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { gameQueries } from '@/api/games'
import { orderQueries } from '@/api/orders'
import { maximum } from '@/lib/money/sums'
import { ZERO } from '@/lib/money/text'
import type { ProvenTime } from '@/lib/server-clock'
import { useMark, useShown } from '@/shared/money-request/held-figures'
import { MINUTE_MS, usedOfOrders, usedOfTopUps } from '@/shared/limits/check'
import { COUNTED, type LimitKind } from '@/shared/limits/kinds'
import { learnOrders, ordersKept, wonGames } from '@/shared/limits/orders-read'
import type { OwnLimits } from '@/shared/limits/store'
import { isPlayedKnown, playedToday } from '@/shared/limits/play-time'
import { moneyText } from '@/ui/Money'

/** What is used of each limit, in words; null where it is not known, or nothing is counted. */
export function useUsed(own: OwnLimits, now: ProvenTime | null) {
  const { t } = useTranslation('shared')
  const queryClient = useQueryClient()
  const kept = useQuery(orderQueries.list())
  const { data } = kept
  const orders = useShown(kept, orderQueries.list().queryKey)
  const marked = useMark()
  useQueries({ queries: wonGames(data ?? []).map((id) => gameQueries.payouts(id)) })
  useEffect(() => {
    if (data !== undefined) learnOrders(own.memberId, ordersKept(queryClient))
  }, [data, own, queryClient])
  const record = orders.data === undefined ? 'later' : ordersKept(queryClient, orders.data)
  const usedOf = (kind: LimitKind): string | null => {
    if (kind === 'perOrder') return null
    if (kind === 'playDay') {
      const played = playedToday(own.memberId)
      return isPlayedKnown(played) ? t('minutes', { minutes: Math.floor(played / MINUTE_MS) }) : null
    }
    if (now === null) return null
    if (COUNTED[kind].of === 'toppedUp') {
      const sent = usedOfTopUps(own, kind, now)
      return sent === null ? null : moneyText(sent)
    }
    if (typeof record === 'string') return null
    const used = usedOfOrders(own, kind, now, record)
    return used === null ? null : marked(moneyText(maximum(used, ZERO)))
  }
  return { orders, usedOf }
}
