import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '@/api/games'
import { orderQueries } from '@/api/orders.queries'
import { notify } from '@/ui/feedback'
import { isOrderOf } from './own-orders'
import { crossesNotice } from './phase'

/** Once per period (reading 42). */
export function useOrderNotice(game: Game, secondsLeft: number | null, accepted: ReadonlySet<string>): void {
  const { t } = useTranslation('reservation')
  const { data: orders } = useQuery(orderQueries.list())
  const previous = useRef<{ period: string; seconds: number | null } | null>(null)
  const told = useRef<string | null>(null)
  const period = game.openPeriod
  const isMine = accepted.has(period) || orders?.some((order) => isOrderOf(order, game.id, period)) === true
  useEffect(() => {
    const before = previous.current?.period === period ? previous.current.seconds : null
    previous.current = { period, seconds: secondsLeft }
    if (!crossesNotice(before, secondsLeft) || !isMine || told.current === period) return
    told.current = period
    notify(t('orderSuccessful', { period }), { kind: 'money' })
  }, [period, secondsLeft, isMine, t])
}
