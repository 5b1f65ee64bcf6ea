import { useEffect, useState } from 'react'
import { checkChain, type ChainState } from '@/shared/ledger/chain'
import type { LedgerEntry } from '@/shared/ledger/entries'
import type { Ledger } from '@/shared/ledger/ledger'
import { ledgerOfTab } from '@/shared/ledger/use-ledger'

export interface LedgerState {
  chain: ChainState
  memory: Awaited<ReturnType<Ledger['memory']>>
}

/** Read anew with every line that is added; null until then. */
export function useLedgerState(gameId: string, entries: readonly LedgerEntry[]): LedgerState | null {
  const [state, setState] = useState<LedgerState | null>(null)
  useEffect(() => {
    let isOver = false
    const read = async () => {
      const ledger = await ledgerOfTab()
      const [chain, memory] = await Promise.all([checkChain(gameId, entries), ledger.memory()])
      if (!isOver) setState({ chain, memory })
    }
    // What cannot be read is not said.
    read().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [gameId, entries])
  return state
}
