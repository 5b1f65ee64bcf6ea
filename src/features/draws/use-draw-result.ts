import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountQueries } from '@/api/account'
import { type Game, gameQueries } from '@/api/games'
import { ALWAYS_STALE } from '@/api/keys'
import { orderQueries } from '@/api/orders'
import { sumOf } from '@/lib/game-rules'
import { isNext } from '@/lib/periods'
import { announce } from '@/ui/feedback'
import { useSecondsLeft } from '@/ui/Countdown'
import { useEvent } from '@/ui/use-event'

/**
 * `late`: polling has stopped until the member asks again or the window gets the focus. Another
 * answer with a new result ends it too, unless the result is of an `earlier` round or of the one
 * just before `period`.
 */
type ResultPoll = { status: 'settled' } | { status: 'waiting' | 'late'; period: string; earlier: readonly string[] }

/** Polls for a result once its round has closed and the tab is visible (reading 46). */
export function useDrawResult(game: Game) {
  const queryClient = useQueryClient()
  const { t } = useTranslation('reservation')
  const [result, setResult] = useState<ResultPoll>({ status: 'settled' })
  const [resultPeriod, setResultPeriod] = useState<string | null>(null)
  const [lastClosed, setLastClosed] = useState<string | null>(null)
  /** Null: the platform does not say when the period closes. */
  const secondsLeft = useSecondsLeft(game.closesAt)
  const closedPeriod = secondsLeft === 0 ? game.openPeriod : null
  // State, because the platform opens the next round before it publishes this result.
  if (closedPeriod !== lastClosed) {
    setLastClosed(closedPeriod)
    const unresolvedPeriods = result.status === 'settled' ? [] : [...result.earlier, result.period]
    if (closedPeriod !== null)
      setResult({ status: 'waiting', period: closedPeriod, earlier: [...unresolvedPeriods, game.drawnPeriod] })
  }

  // The round is open after all: the device's clock was ahead for a while.
  if (result.status !== 'settled' && result.period === game.openPeriod && secondsLeft !== 0)
    setResult({ status: 'settled' })

  const reload = useEffectEvent(async () => {
    const [, fetched] = await Promise.allSettled([
      queryClient.fetchQuery({ ...accountQueries.member(), staleTime: ALWAYS_STALE, retry: false }),
      queryClient.fetchQuery({ ...gameQueries.one(game.key), staleTime: ALWAYS_STALE, retry: false }),
      queryClient.fetchQuery({ ...gameQueries.history(game.key), staleTime: ALWAYS_STALE, retry: false }),
    ])
    return fetched.status === 'fulfilled' ? fetched.value : null
  })
  const awaited = result.status === 'waiting' ? result : null
  useEffect(() => {
    if (awaited === null) return
    let isOver = false
    const poll = pollForDraw({ reload, period: awaited.period, whenVisible, isCancelled: () => isOver })
    void poll.then((drawn) => {
      if (isOver) return
      setResult(drawn === null ? { ...awaited, status: 'late' } : { status: 'settled' })
      if (drawn !== null) setResultPeriod(drawn.drawnPeriod)
    })
    return () => {
      isOver = true
    }
  }, [awaited])
  const { drawnPeriod } = game
  if (result.status === 'late' && !result.earlier.includes(drawnPeriod) && !isNext(result.period, drawnPeriod)) {
    setResult({ status: 'settled' })
    setResultPeriod(drawnPeriod)
  }
  const newResultPeriod = resultPeriod === game.drawnPeriod ? resultPeriod : null
  const announceResult = useEffectEvent(() => {
    const { drawnPeriod: period, drawnNumbers: numbers } = game
    if (numbers !== null) announce(t('landed', { period, numbers: numbers.join(', '), sum: sumOf(numbers) }))
    void queryClient.invalidateQueries({ queryKey: orderQueries.list().queryKey })
  })
  useEffect(() => {
    if (newResultPeriod !== null) announceResult()
  }, [newResultPeriod])
  const checkAgain = () => {
    if (result.status === 'late') setResult({ ...result, status: 'waiting' })
  }
  useEvent(window, 'focus', checkAgain)

  return { result, secondsLeft, hasNewResult: newResultPeriod !== null, checkAgain }
}

function whenVisible(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', check)
      resolve()
    }
    document.addEventListener('visibilitychange', check)
    check()
  })
}

/** The interval and the number of attempts (reading 46). */
const INTERVAL_MS = 300
const MAX_ATTEMPTS = 6

/** @returns the game with the result; null if it has not arrived, or the poll was cancelled */
export async function pollForDraw({
  reload,
  period,
  whenVisible,
  isCancelled,
}: {
  /** Null: the game could not be loaded. */
  reload: () => Promise<Game | null>
  period: string
  whenVisible: () => Promise<void>
  isCancelled: () => boolean
}): Promise<Game | null> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    await whenVisible()
    if (isCancelled()) return null
    const game = await reload()
    if (game?.drawnPeriod === period) return game
    if (attempt < MAX_ATTEMPTS) await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
  }
  return null
}
