import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followDraws, type GameRead } from '@/shared/ledger/feed'
import { openLedger } from '@/shared/ledger/open'
import { tellAlarms } from '@/shared/ledger/tell-alarms'
import { desk } from '@/shared/money-request/desk'
import { whenIdle } from './when-idle'

/**
 * Keeps what the app is told of draws, and tells a member of results that changed. It draws
 * nothing, and no screen waits for it.
 */
export function LedgerFeed({ memberId }: { memberId: string | undefined }) {
  const queryClient = useQueryClient()
  const [read, setRead] = useState<readonly GameRead[]>([])
  useEffect(() => {
    let end: (() => void) | null = null
    let isOver = false
    const onRead = (games: readonly GameRead[]) => {
      const ids = new Set(games.map(({ gameId }) => gameId))
      setRead((before) => [...before.filter(({ gameId }) => !ids.has(gameId)), ...games])
    }
    void openLedger().then((ledger) => {
      if (!isOver) end = followDraws(queryClient, ledger, whenIdle, onRead)
    })
    return () => {
      isOver = true
      end?.()
    }
  }, [queryClient])
  useTelling(memberId, read)
  return null
}

function useTelling(memberId: string | undefined, read: readonly GameRead[]): void {
  useEffect(() => {
    if (memberId === undefined) return
    let isOver = false
    const tell = async () => {
      const ledger = await openLedger()
      for (const game of read) {
        const entries = await ledger.load(game.gameId, memberId)
        if (isOver) return
        tellAlarms(desk.messages, memberId, { ...game, entries })
      }
    }
    tell().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [memberId, read])
}
