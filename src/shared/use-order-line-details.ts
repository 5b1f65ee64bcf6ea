import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { gameQueries } from '@/api/games.queries'
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
  const gameIds = [...new Set(orders.flatMap(({ lines }) => lines.map(({ gameId }) => gameId)))]
  const results = useQueries({ queries: gameIds.map((gameId) => gameQueries.payouts(gameId)) })
  const optionOf = (line: OrderLine) =>
    results[gameIds.indexOf(line.gameId)]?.data?.find(({ type }) => type === line.type)
  return {
    isComplete: results.every(({ isPending }) => !isPending),
    payoutOf: (line) => optionOf(line)?.payout ?? null,
    nameOf: (line) => optionName(rulesOf(line.gameId), optionOf(line) ?? { type: line.type, name: '' }, t),
  }
}
