import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { gameQueries } from '@/api/games.queries'
import type { Order, OrderLine } from '@/api/orders'
import { rulesOf } from '@/lib/game-rules'
import { optionName } from './option-name'
import type { PayoutOf } from './order-sums'

export interface OrderLineDetails {
  payoutOf: PayoutOf
  /** The option as its game names it; the server's word where the game's odds are not here. */
  nameOf: (line: OrderLine) => string
  /** False while some odds are still on their way: what a return includes is then not known yet. */
  isComplete: boolean
}

/** What the record's lines need of their games: the odds of each game in it, asked once. */
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
