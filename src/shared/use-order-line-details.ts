import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { gameQueries } from '@/api/games.queries'
import type { PayoutOption } from '@/api/games'
import type { Order, OrderLine } from '@/api/orders'
import { rulesOf } from '@/lib/game-rules'
import { optionName } from './option-name'
import type { PayoutOf } from './order-sums'

export interface OrderLineDetails {
  payoutOf: PayoutOf
  nameOf: (line: OrderLine) => string
  /** False while some odds are loading: what a return includes is not known yet. */
  isComplete: boolean
}

export function useOrderLineDetails(orders: readonly Order[]): OrderLineDetails {
  const { t } = useTranslation('reservation')
  const gameIds = useMemo(() => gameIdsOf(orders), [orders])
  const { options, isComplete } = useQueries({
    queries: gameIds.map((gameId) => gameQueries.payouts(gameId)),
    combine: together,
  })
  // The same as long as nothing changed: sums over thousands of orders are kept by it.
  return useMemo(() => {
    const known = new Map(gameIds.map((gameId, index) => [gameId, options[index] ?? []]))
    const optionOf = (line: OrderLine) => known.get(line.gameId)?.find(({ type }) => type === line.type)
    return {
      isComplete,
      payoutOf: (line) => optionOf(line)?.payout ?? null,
      nameOf: (line) => optionName(rulesOf(line.gameId), optionOf(line) ?? { type: line.type, name: '' }, t),
    }
  }, [gameIds, options, isComplete, t])
}

export function gameIdsOf(orders: readonly Order[]): string[] {
  return [...new Set(orders.flatMap(({ lines }) => lines.map(({ gameId }) => gameId)))]
}

function together(results: readonly UseQueryResult<PayoutOption[]>[]) {
  return { options: results.map(({ data }) => data), isComplete: results.every(({ isPending }) => !isPending) }
}
