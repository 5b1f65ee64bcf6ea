import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountQueries } from '@/api/account.queries'
import type { Game } from '@/api/games'
import { gameQueries } from '@/api/games.queries'
import { orderQueries } from '@/api/orders.queries'
import { sumOf } from '@/lib/draw-rules'
import { announce, notify } from '@/ui/feedback'
import { crossesNotice } from './rules'
import { useDrawResult } from './use-draw-result'

/** The result of the period that closes, fetched and announced; own orders settle with it. */
export function useResult(game: Game) {
  const { t } = useTranslation('reservation')
  const queryClient = useQueryClient()
  const { data: orders } = useQuery(orderQueries.list())
  const [landedPeriod, setLandedPeriod] = useState<string | null>(null)
  const settled = useDrawResult({
    game,
    reload: async () => {
      const [, fresh] = await Promise.allSettled([
        queryClient.fetchQuery({ ...accountQueries.member(), staleTime: 0, retry: false }),
        queryClient.fetchQuery({ ...gameQueries.one(game.key), retry: false }),
        queryClient.fetchQuery({ ...gameQueries.history(game.key), retry: false }),
      ])
      return fresh.status === 'fulfilled' ? fresh.value : undefined
    },
    onLanded: (fresh) => {
      setLandedPeriod(fresh.drawnPeriod)
      const { drawnNumbers: numbers, drawnPeriod: period } = fresh
      const isMine = orders?.some((order) => isOrderOf(order, fresh.id, period)) === true
      const words = numbers === null ? [] : [t('landed', { period, numbers: numbers.join(', '), sum: sumOf(numbers) })]
      announce([...words, ...(isMine ? [t('settledNote', { period })] : [])].join(' '))
      void queryClient.invalidateQueries({ queryKey: orderQueries.list().queryKey })
    },
  })
  return { ...settled, landedPeriod }
}

function isOrderOf(order: { period: string; lines: { gameId: string }[] }, gameId: string, period: string): boolean {
  return order.period === period && order.lines.some((line) => line.gameId === gameId)
}

/** 'Order successful: {period}' when the countdown crosses 59 s, only for an own accepted order, once per period (reading 42). */
export function useOrderNotice(game: Game, secondsLeft: number, accepted: ReadonlySet<string>): void {
  const { t } = useTranslation('reservation')
  const { data: orders } = useQuery(orderQueries.list())
  const previous = useRef<{ period: string; seconds: number } | null>(null)
  const told = useRef<string | null>(null)
  const period = game.openPeriod
  const isMine = accepted.has(period) || orders?.some((order) => isOrderOf(order, game.id, period)) === true
  useEffect(() => {
    const before = previous.current?.period === period ? previous.current.seconds : null
    previous.current = { period, seconds: secondsLeft }
    if (!crossesNotice(before, secondsLeft) || !isMine || told.current === period) return
    told.current = period
    notify(t('orderSuccessful', { period }))
  }, [period, secondsLeft, isMine, t])
}
