import { useMapped } from '../load/use-mapped'
import {
  resettle,
  resettlementTotals,
  type ResettlementTotals,
  type SettlementEvidence,
  readShownPayouts,
  shownPayoutOf,
} from './resettlement'
import { useEffect, useMemo, useState } from 'react'
import type { Order } from '@/api/orders'
import { useSessionMemberId } from '../member/member'
import { type OrderLineDetails, gameIdsOf } from '../records/use-order-line-details'
import { type ByPeriod, type Observation, byPeriod, publishedResult } from './entries'
import { openLedger, type Ledger } from './ledger'

export type Memory = Awaited<ReturnType<Ledger['memory']>>

interface Read {
  /** The lines of each game; null until they are read. */
  ledgers: ReadonlyMap<string, readonly Observation[]> | null
  /** Null as well where it cannot be read. */
  memory: Memory | null
}

/** Also from now on. There are no lines where reading fails, as where the browser refuses. */
function useLedgers(gameIds: readonly string[]): Read {
  const memberId = useSessionMemberId()
  const names = gameIds.join('\n')
  const [read, setRead] = useState<Read & { memberId: string | null }>({ memberId, ledgers: null, memory: null })
  useEffect(() => {
    const ids = names === '' ? [] : names.split('\n')
    let isOver = false
    let unsubscribe: (() => void) | null = null
    const show = (ledger: Ledger | null, memory: Memory | null) => {
      const ledgers = new Map(ids.map((id) => [id, ledger?.snapshot(id, memberId) ?? []]))
      if (!isOver) setRead({ memberId, ledgers, memory })
    }
    const follow = async () => {
      const ledger = await openLedger()
      await Promise.allSettled(ids.map((id) => ledger.load(id, memberId)))
      const memory = await ledger.memory()
      show(ledger, memory)
      if (!isOver) unsubscribe = ledger.subscribe(() => show(ledger, memory))
    }
    follow().catch(() => show(null, null))
    return () => {
      isOver = true
      unsubscribe?.()
    }
  }, [names, memberId])
  // What was read for the last member is not the next one's.
  return read.memberId === memberId ? read : { ledgers: null, memory: null }
}

const NONE: readonly Observation[] = []

export function useLedger(gameId: string): { entries: readonly Observation[] | null; memory: Memory | null } {
  const { ledgers, memory } = useLedgers([gameId])
  return { entries: ledgers && (ledgers.get(gameId) ?? NONE), memory }
}

const NOTHING_PUBLISHED: ByPeriod = new Map()

/** What this device knows besides the platform's own record; null until all of it is read. */
export function useSettlementEvidence(orders: readonly Order[], details: OrderLineDetails): SettlementEvidence | null {
  const gameIds = useMemo(() => gameIdsOf(orders), [orders])
  const { ledgers } = useLedgers(gameIds)
  const [shown] = useState(readShownPayouts)
  const published = useMemo(
    () => new Map([...(ledgers ?? [])].map(([gameId, entries]) => [gameId, byPeriod(entries)])),
    [ledgers],
  )
  const { isComplete, payoutOf } = details
  return useMemo(() => {
    if (ledgers === null || !isComplete) return null
    return {
      publishedNumbers: (gameId, period) =>
        publishedResult(published.get(gameId) ?? NOTHING_PUBLISHED, period)?.numbers ?? null,
      shownPayout: (order, line) => shownPayoutOf(shown, order, line),
      payoutNow: payoutOf,
    }
  }, [ledgers, isComplete, payoutOf, published, shown])
}

export function useResettlementTotals(
  orders: readonly Order[] | undefined,
  evidence: SettlementEvidence | null,
): ResettlementTotals | undefined {
  const settled = useMemo(() => orders?.filter(({ isSettled }) => isSettled), [orders])
  const again = useMemo(() => evidence && ((order: Order) => resettle(order, evidence)), [evidence])
  const results = useMapped(settled, again)
  return useMemo(() => results && resettlementTotals(results), [results])
}
