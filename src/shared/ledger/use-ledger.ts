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

type Ledgers = ReadonlyMap<string, readonly Observation[]>

interface Read {
  /** The lines of each game; null until they are read. */
  ledgers: Ledgers | null
  /** What this device has lost; null where it is not asked for, and where it cannot be read. */
  memory: Memory | null
}

const UNREAD: Read = { ledgers: null, memory: null }

/** Also from now on. There are no lines where reading fails, as where the browser refuses. */
function useLedgers(gameIds: readonly string[], asksForMemory = false): Read {
  const memberId = useSessionMemberId()
  const names = gameIds.join('\n')
  const [read, setRead] = useState<Read & { memberId: string | null }>({ memberId, ...UNREAD })
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
      const memory = asksForMemory ? await ledger.memory() : null
      show(ledger, memory)
      if (!isOver) unsubscribe = ledger.subscribe(() => show(ledger, memory))
    }
    follow().catch(() => show(null, null))
    return () => {
      isOver = true
      unsubscribe?.()
    }
  }, [names, memberId, asksForMemory])
  // What was read for the last member is not the next one's.
  return read.memberId === memberId ? read : UNREAD
}

const NONE: readonly Observation[] = []

/** Null until it is read. */
export function useLedger(gameId: string): readonly Observation[] | null {
  return linesOf(useLedgers([gameId]), gameId)
}

export function useLedgerAndMemory(gameId: string) {
  const read = useLedgers([gameId], true)
  return { entries: linesOf(read, gameId), memory: read.memory }
}

function linesOf({ ledgers }: Read, gameId: string): readonly Observation[] | null {
  return ledgers && (ledgers.get(gameId) ?? NONE)
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
