import { useMapped } from '@/kit/load/use-mapped'
import {
  resettle,
  resettlementTotals,
  type ResettlementTotals,
  type SettlementSources,
  readShownPayouts,
  shownPayoutOf,
} from './resettlement'
import { useEffect, useMemo, useState } from 'react'
import type { Order } from '@/api/orders'
import { type OrderLineDetails, gameIdsOf } from '@/domain/records/use-order-line-details'
import { mayNumberRecur } from '@/lib/periods'
import { report } from '@/lib/report'
import { type Observation, groupByPeriod } from './observations'
import { openLedger, type Ledger } from './ledger'

type ObservationsByGame = ReadonlyMap<string, readonly Observation[]>

/**
 * Returns null until the results are read. A game whose results cannot be read has an empty list.
 */
function useLedgers(gameIds: readonly string[]): ObservationsByGame | null {
  const joinedIds = gameIds.join('\n')
  const [ledgers, setLedgers] = useState<ObservationsByGame | null>(null)
  useEffect(() => {
    const ids = joinedIds === '' ? [] : joinedIds.split('\n')
    let isCancelled = false
    let unsubscribe: (() => void) | null = null
    const updateLedgers = (ledger: Ledger | null) => {
      if (!isCancelled) setLedgers(new Map(ids.map((id) => [id, ledger?.snapshot(id) ?? []])))
    }
    const followLedgers = async () => {
      const ledger = await openLedger()
      await Promise.allSettled(ids.map(ledger.load))
      updateLedgers(ledger)
      if (!isCancelled) unsubscribe = ledger.subscribe(() => updateLedgers(ledger))
    }
    followLedgers().catch((error: unknown) => {
      report(error, 'ledger')
      updateLedgers(null)
    })
    return () => {
      isCancelled = true
      unsubscribe?.()
    }
  }, [joinedIds])
  return ledgers
}

const NO_OBSERVATIONS: readonly Observation[] = []

/** Returns the stored results of a game. Null until they are read; empty if they cannot be read. */
export function useLedger(gameId: string): readonly Observation[] | null {
  const ledgers = useLedgers([gameId])
  return ledgers && (ledgers.get(gameId) ?? NO_OBSERVATIONS)
}

/** Returns null until the stored results and the published payouts are read. */
export function useSettlementSources(orders: readonly Order[], details: OrderLineDetails): SettlementSources | null {
  const gameIds = useMemo(() => gameIdsOf(orders), [orders])
  const ledgers = useLedgers(gameIds)
  const [shownPayouts] = useState(readShownPayouts)
  const resultsByGameAndPeriod = useMemo(
    () => new Map([...(ledgers ?? [])].map(([gameId, entries]) => [gameId, groupByPeriod(entries)])),
    [ledgers],
  )
  const { isComplete, payoutOf } = details
  return useMemo(() => {
    if (ledgers === null || !isComplete) return null
    return {
      // An order's time has no zone, so the day of a number that may come again is unknown. Without
      // the day, no result can be found.
      publishedNumbers: (gameId, period) =>
        mayNumberRecur(period) ? null : (resultsByGameAndPeriod.get(gameId)?.get(period)?.[0]?.numbers ?? null),
      shownPayout: (order, line) => shownPayoutOf(shownPayouts, order, line),
      payoutNow: payoutOf,
    }
  }, [ledgers, isComplete, payoutOf, resultsByGameAndPeriod, shownPayouts])
}

/** Counts only settled orders. Returns undefined until all of them are checked. */
export function useResettlementTotals(
  orders: readonly Order[] | undefined,
  evidence: SettlementSources | null,
): ResettlementTotals | undefined {
  const settledOrders = useMemo(() => orders?.filter(({ isSettled }) => isSettled), [orders])
  const resettleOrder = useMemo(() => evidence && ((order: Order) => resettle(order, evidence)), [evidence])
  const results = useMapped(settledOrders, resettleOrder)
  return useMemo(() => results && resettlementTotals(results), [results])
}
