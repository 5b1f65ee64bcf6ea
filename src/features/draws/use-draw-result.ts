import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountQueries } from '@/api/account.queries'
import type { Game } from '@/api/games'
import { gameQueries } from '@/api/games.queries'
import { orderQueries } from '@/api/orders.queries'
import { sumOf } from '@/lib/game-rules'
import { useIsMounted } from '@/shared/use-is-mounted'
import { announce } from '@/ui/feedback'
import { useSecondsLeft } from '@/ui/use-deadline'
import { useEvent } from '@/ui/use-event'
import { pollForDraw } from './poll-for-draw'

export type DrawResult =
  | { status: 'settled' }
  | { status: 'waiting'; period: string }
  /** Asking has stopped until the member asks again or returns to the window. */
  | { status: 'late'; period: string }

/** When a period ends, announces its result; a hidden tab waits until it is seen (reading 46). */
export function useDrawResult(game: Game) {
  const queryClient = useQueryClient()
  const reload = useReload(game.key)
  const announceResult = useAnnouncement()
  const isMounted = useIsMounted()
  const isAsking = useRef(false)
  const [result, setResult] = useState<DrawResult>({ status: 'settled' })
  const [landedPeriod, setLandedPeriod] = useState<string | null>(null)
  const [lastClosed, setLastClosed] = useState<string | null>(null)
  const secondsLeft = useSecondsLeft(game.closesAt)
  const closedPeriod = secondsLeft === 0 ? game.openPeriod : null
  // Kept as state: the platform opens the next period before it publishes the result of this one.
  if (closedPeriod !== lastClosed) {
    setLastClosed(closedPeriod)
    if (closedPeriod !== null) setResult({ status: 'waiting', period: closedPeriod })
  }

  const finish = (period: string, landed: Game | null) => {
    isAsking.current = false
    if (!isMounted()) return
    setResult(landed === null ? { status: 'late', period } : { status: 'settled' })
    if (landed === null) return
    setLandedPeriod(landed.drawnPeriod)
    announceResult(landed)
    void queryClient.invalidateQueries({ queryKey: orderQueries.list().queryKey })
  }
  const ask = (period: string) => {
    if (isAsking.current) return
    isAsking.current = true
    const poll = pollForDraw({ reload, drawnBefore: game.drawnPeriod, whenVisible, isCancelled: () => !isMounted() })
    void poll.then((landed) => finish(period, landed))
  }

  const awaited = result.status === 'waiting' ? result.period : null
  const askFor = useEffectEvent(ask)
  useEffect(() => {
    if (awaited !== null) askFor(awaited)
  }, [awaited])
  const checkAgain = () => {
    if (result.status === 'late') setResult({ status: 'waiting', period: result.period })
  }
  useEvent(window, 'focus', checkAgain)

  return { result, secondsLeft, landedPeriod, checkAgain }
}

function whenVisible(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    look()
  })
}

function useReload(gameKey: string): () => Promise<Game | null> {
  const queryClient = useQueryClient()
  return async () => {
    const [, game] = await Promise.allSettled([
      queryClient.fetchQuery({ ...accountQueries.member(), staleTime: 0, retry: false }),
      queryClient.fetchQuery({ ...gameQueries.one(gameKey), retry: false }),
      queryClient.fetchQuery({ ...gameQueries.history(gameKey), retry: false }),
    ])
    return game.status === 'fulfilled' ? game.value : null
  }
}

function useAnnouncement(): (game: Game) => void {
  const { t } = useTranslation('reservation')
  return ({ drawnPeriod: period, drawnNumbers: numbers }) => {
    if (numbers !== null) announce(t('landed', { period, numbers: numbers.join(', '), sum: sumOf(numbers) }))
  }
}
