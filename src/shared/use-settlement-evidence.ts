import { useMemo, useState } from 'react'
import type { Order } from '@/api/orders'
import { byPeriod, publishedResult } from './ledger/entries'
import { useLedgers } from './ledger/use-ledger'
import type { SettlementEvidence } from './resettlement'
import { readShownPayouts, shownPayoutOf } from './shown-payouts'
import type { OrderLineDetails } from './use-order-line-details'

/**
 * What this device knows besides the platform's own record of these orders.
 * @returns null until all of it is read
 */
export function useSettlementEvidence(orders: readonly Order[], facts: OrderLineDetails): SettlementEvidence | null {
  const gameIds = [...new Set(orders.flatMap(({ lines }) => lines.map(({ gameId }) => gameId)))]
  const ledgers = useLedgers(gameIds)
  const [shown] = useState(readShownPayouts)
  const published = useMemo(
    () => new Map([...(ledgers ?? [])].map(([gameId, entries]) => [gameId, byPeriod(entries)])),
    [ledgers],
  )
  if (ledgers === null || !facts.isComplete) return null
  return {
    publishedNumbers: (gameId, period) => publishedResult(published.get(gameId) ?? new Map(), period)?.numbers ?? null,
    shownPayout: (order, line) => shownPayoutOf(shown, order, line),
    payoutNow: facts.payoutOf,
  }
}
