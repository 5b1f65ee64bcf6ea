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
import { mayComeAgain } from '@/lib/periods'
import { report } from '@/lib/report'
import { type Observation, groupByPeriod } from './observations'
import { openLedger, type Ledger } from './ledger'

type Ledgers = ReadonlyMap<string, readonly Observation[]>

/** Null until they are read; none where that fails, as where the browser refuses. */
function useLedgers(gameIds: readonly string[]): Ledgers | null {
  const names = gameIds.join('\n')
  const [ledgers, setLedgers] = useState<Ledgers | null>(null)
  useEffect(() => {
    const ids = names === '' ? [] : names.split('\n')
    let isOver = false
    let unsubscribe: (() => void) | null = null
    const show = (ledger: Ledger | null) => {
      if (!isOver) setLedgers(new Map(ids.map((id) => [id, ledger?.snapshot(id) ?? []])))
    }
    const follow = async () => {
      const ledger = await openLedger()
      await Promise.allSettled(ids.map(ledger.load))
      show(ledger)
      if (!isOver) unsubscribe = ledger.subscribe(() => show(ledger))
    }
    follow().catch((error: unknown) => {
      report(error, 'ledger')
      show(null)
    })
    return () => {
      isOver = true
      unsubscribe?.()
    }
  }, [names])
  return ledgers
}

const NONE: readonly Observation[] = []

/** Null until it is read. */
export function useLedger(gameId: string): readonly Observation[] | null {
  const ledgers = useLedgers([gameId])
  return ledgers && (ledgers.get(gameId) ?? NONE)
}

/** What this device knows besides the platform's own record; null until all of it is read. */
export function useSettlementSources(orders: readonly Order[], details: OrderLineDetails): SettlementSources | null {
  const gameIds = useMemo(() => gameIdsOf(orders), [orders])
  const ledgers = useLedgers(gameIds)
  const [shown] = useState(readShownPayouts)
  const published = useMemo(
    () => new Map([...(ledgers ?? [])].map(([gameId, entries]) => [gameId, groupByPeriod(entries)])),
    [ledgers],
  )
  const { isComplete, payoutOf } = details
  return useMemo(() => {
    if (ledgers === null || !isComplete) return null
    return {
      // Nobody knows of which day an order is: its time has no zone.
      publishedNumbers: (gameId, period) =>
        mayComeAgain(period) ? null : (published.get(gameId)?.get(period)?.[0]?.numbers ?? null),
      shownPayout: (order, line) => shownPayoutOf(shown, order, line),
      payoutNow: payoutOf,
    }
  }, [ledgers, isComplete, payoutOf, published, shown])
}

export function useResettlementTotals(
  orders: readonly Order[] | undefined,
  evidence: SettlementSources | null,
): ResettlementTotals | undefined {
  const settled = useMemo(() => orders?.filter(({ isSettled }) => isSettled), [orders])
  const again = useMemo(() => evidence && ((order: Order) => resettle(order, evidence)), [evidence])
  const results = useMapped(settled, again)
  return useMemo(() => results && resettlementTotals(results), [results])
}
