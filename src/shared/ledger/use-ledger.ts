import { useEffect, useMemo, useState } from 'react'
import { keptCode } from '../load/load-code'
import { useSessionMemberId } from '../member/member'
import type { Observation } from './entries'
import type { Ledger } from './ledger'

/** The lines of each game. */
export type Ledgers = ReadonlyMap<string, readonly Observation[]>

const code = keptCode(() => import('./open'))

/** Not part of a screen's own code: the ledger is read once the screen stands. */
export async function ledgerOfTab(): Promise<Ledger> {
  // It may have failed for an earlier screen.
  code.forget()
  const { openLedger } = await code.load()
  return openLedger()
}

/**
 * What this device has seen of these games, and the member in their own orders, also from now on.
 * @returns null until it is read; no lines where that fails, as where the browser refuses
 */
export function useLedgers(gameIds: readonly string[]): Ledgers | null {
  const memberId = useSessionMemberId()
  const names = gameIds.join('\n')
  const [read, setRead] = useState<{ memberId: string | null; ledgers: Ledgers | null }>({ memberId, ledgers: null })
  useEffect(() => {
    const ids = names === '' ? [] : names.split('\n')
    let isOver = false
    let unsubscribe: (() => void) | null = null
    const show = (ledger: Ledger | null) => {
      const ledgers = new Map(ids.map((id) => [id, ledger?.snapshot(id, memberId) ?? []]))
      if (!isOver) setRead({ memberId, ledgers })
    }
    const follow = async () => {
      const ledger = await ledgerOfTab()
      await Promise.allSettled(ids.map((id) => ledger.load(id, memberId)))
      show(ledger)
      if (!isOver) unsubscribe = ledger.subscribe(() => show(ledger))
    }
    follow().catch(() => show(null))
    return () => {
      isOver = true
      unsubscribe?.()
    }
  }, [names, memberId])
  // What was read for the last member is not the next one's.
  return read.memberId === memberId ? read.ledgers : null
}

const NONE: readonly Observation[] = []

/** The lines of one game; null until they are read. */
export function useLedger(gameId: string): readonly Observation[] | null {
  const ids = useMemo(() => [gameId], [gameId])
  const ledgers = useLedgers(ids)
  return ledgers === null ? null : (ledgers.get(gameId) ?? NONE)
}
