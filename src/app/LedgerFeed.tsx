import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followDraws } from '@/shared/ledger/feed'
import { openLedger } from '@/shared/ledger/open'

const IDLE_MS = 1500

/** Keeps what the app is told of draws. It draws nothing, and no screen waits for it. */
export function LedgerFeed() {
  const queryClient = useQueryClient()
  useEffect(() => {
    let end: (() => void) | null = null
    let isOver = false
    void openLedger().then((ledger) => {
      if (!isOver) end = followDraws(queryClient, ledger, whenIdle)
    })
    return () => {
      isOver = true
      end?.()
    }
  }, [queryClient])
  return null
}

/** Safari has no requestIdleCallback. */
function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 4 * IDLE_MS })
  else setTimeout(task, IDLE_MS)
}
