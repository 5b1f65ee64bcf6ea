import { useEffect, useMemo, useState } from 'react'
import { keptCode } from '../load-code'
import type { LedgerEntry } from './entries'
import type { Ledger } from './ledger'

/** The lines of each game. */
export type Ledgers = ReadonlyMap<string, readonly LedgerEntry[]>

const code = keptCode(() => import('./open'))

/** Not part of a screen's own code: the ledger is read once the screen stands. */
export async function ledgerOfTab(): Promise<Ledger> {
  // It may have failed for an earlier screen.
  code.forget()
  const { openLedger } = await code.load()
  return openLedger()
}

/**
 * What this device has seen of these games, also what it sees from now on.
 * @returns null until it is read; no lines where that fails, as where the browser refuses
 */
export function useLedgers(gameIds: readonly string[]): Ledgers | null {
  const [ledgers, setLedgers] = useState<Ledgers | null>(null)
  const names = gameIds.join('\n')
  useEffect(() => {
    const ids = names === '' ? [] : names.split('\n')
    let isOver = false
    let unsubscribe: (() => void) | null = null
    const show = (ledger: Ledger | null) => {
      if (!isOver) setLedgers(new Map(ids.map((id) => [id, ledger?.snapshot(id) ?? []])))
    }
    const follow = async () => {
      const ledger = await ledgerOfTab()
      await Promise.allSettled(ids.map((id) => ledger.load(id)))
      show(ledger)
      if (!isOver) unsubscribe = ledger.subscribe(() => show(ledger))
    }
    follow().catch(() => show(null))
    return () => {
      isOver = true
      unsubscribe?.()
    }
  }, [names])
  return ledgers
}

const NONE: readonly LedgerEntry[] = []

/** The lines of one game; null until they are read. */
export function useLedger(gameId: string): readonly LedgerEntry[] | null {
  const ids = useMemo(() => [gameId], [gameId])
  const ledgers = useLedgers(ids)
  return ledgers === null ? null : (ledgers.get(gameId) ?? NONE)
}
