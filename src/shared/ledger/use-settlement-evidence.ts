import { useMemo, useState } from 'react'
import type { Order } from '@/api/orders'
import { byPeriod, publishedResult, type ByPeriod } from './entries'
import { useLedgers } from './use-ledger'
import type { SettlementEvidence } from './resettlement'
import { readShownPayouts, shownPayoutOf } from './shown-payouts'
import { gameIdsOf, type OrderLineDetails } from '../records/use-order-line-details'

const NONE: ByPeriod = new Map()

/**
 * What this device knows besides the platform's own record of these orders.
 * @returns null until all of it is read
 */
export function useSettlementEvidence(orders: readonly Order[], facts: OrderLineDetails): SettlementEvidence | null {
  const gameIds = useMemo(() => gameIdsOf(orders), [orders])
  const ledgers = useLedgers(gameIds)
  const [shown] = useState(readShownPayouts)
  const published = useMemo(
    () => new Map([...(ledgers ?? [])].map(([gameId, entries]) => [gameId, byPeriod(entries)])),
    [ledgers],
  )
  const { isComplete, payoutOf } = facts
  return useMemo(() => {
    if (ledgers === null || !isComplete) return null
    return {
      publishedNumbers: (gameId, period) => publishedResult(published.get(gameId) ?? NONE, period)?.numbers ?? null,
      shownPayout: (order, line) => shownPayoutOf(shown, order, line),
      payoutNow: payoutOf,
    }
  }, [ledgers, isComplete, payoutOf, published, shown])
}
