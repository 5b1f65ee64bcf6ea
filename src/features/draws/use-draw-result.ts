import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountQueries } from '@/api/account'
import { type Game, gameQueries } from '@/api/games'
import { ALWAYS_STALE } from '@/api/keys'
import { orderQueries } from '@/api/orders'
import { sumOf } from '@/lib/game-rules'
import { isNextPeriod } from '@/lib/periods'
import { announce } from '@/ui/feedback'
import { useSecondsLeft } from '@/ui/Countdown'
import { useEvent } from '@/ui/use-event'

/**
 * State of the wait for the result of `period`. While `late`, polling has stopped until the member
 * asks again or the window gets the focus. A new result from another request then ends the wait,
 * unless that result is of a round in `ignoredPeriods` or of the round just before `period`.
 */
type ResultPoll =
  { status: 'settled' } | { status: 'waiting' | 'late'; period: string; ignoredPeriods: readonly string[] }

/** Polls for the result of a round after its close, while the tab is visible (reading 46). */
export function useDrawResult(game: Game) {
  const queryClient = useQueryClient()
  const { t } = useTranslation('reservation')
  const [resultPoll, setResultPoll] = useState<ResultPoll>({ status: 'settled' })
  const [resultPeriod, setResultPeriod] = useState<string | null>(null)
  const [lastClosedPeriod, setLastClosedPeriod] = useState<string | null>(null)
  /** Null if the platform does not say when the period closes. */
  const secondsLeft = useSecondsLeft(game.closesAt)
  const closedPeriod = secondsLeft === 0 ? game.openPeriod : null
  // The platform opens the next round before it publishes the result of the closed round, so the
  // closed round is kept as state.
  if (closedPeriod !== lastClosedPeriod) {
    setLastClosedPeriod(closedPeriod)
    const earlierPeriods = resultPoll.status === 'settled' ? [] : [...resultPoll.ignoredPeriods, resultPoll.period]
    if (closedPeriod !== null)
      setResultPoll({ status: 'waiting', period: closedPeriod, ignoredPeriods: [...earlierPeriods, game.drawnPeriod] })
  }

  // If the round is open again, the device's clock was ahead and the countdown had ended too early.
  // So the wait for the result ends.
  if (resultPoll.status !== 'settled' && resultPoll.period === game.openPeriod && secondsLeft !== 0)
    setResultPoll({ status: 'settled' })

  const reload = useEffectEvent(async () => {
    const [, gameResult] = await Promise.allSettled([
      queryClient.fetchQuery({ ...accountQueries.member(), staleTime: ALWAYS_STALE, retry: false }),
      queryClient.fetchQuery({ ...gameQueries.one(game.key), staleTime: ALWAYS_STALE, retry: false }),
      queryClient.fetchQuery({ ...gameQueries.history(game.key), staleTime: ALWAYS_STALE, retry: false }),
    ])
    return gameResult.status === 'fulfilled' ? gameResult.value : null
  })
  const waitingPoll = resultPoll.status === 'waiting' ? resultPoll : null
  useEffect(() => {
    if (waitingPoll === null) return
    let isStopped = false
    const poll = pollForDraw({ reload, period: waitingPoll.period, whenVisible, isCancelled: () => isStopped })
    void poll.then((drawn) => {
      if (isStopped) return
      setResultPoll(drawn === null ? { ...waitingPoll, status: 'late' } : { status: 'settled' })
      if (drawn !== null) setResultPeriod(drawn.drawnPeriod)
    })
    return () => {
      isStopped = true
    }
  }, [waitingPoll])
  const { drawnPeriod } = game
  if (
    resultPoll.status === 'late' &&
    !resultPoll.ignoredPeriods.includes(drawnPeriod) &&
    !isNextPeriod(resultPoll.period, drawnPeriod)
  ) {
    setResultPoll({ status: 'settled' })
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
    if (resultPoll.status === 'late') setResultPoll({ ...resultPoll, status: 'waiting' })
  }
  useEvent(window, 'focus', checkAgain)

  return { result: resultPoll, secondsLeft, hasNewResult: newResultPeriod !== null, checkAgain }
}

function whenVisible(): Promise<void> {
  return new Promise((resolve) => {
    const resolveIfVisible = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', resolveIfVisible)
      resolve()
    }
    document.addEventListener('visibilitychange', resolveIfVisible)
    resolveIfVisible()
  })
}

/** Pause between two attempts, and maximum number of attempts per result (reading 46). */
const ATTEMPT_PAUSE_MS = 300
const MAX_ATTEMPTS = 6

/**
 * Requests the game at most six times, until it has the result of `period`. Returns null if the
 * result has not arrived or the poll was cancelled.
 */
export async function pollForDraw({
  reload,
  period,
  whenVisible,
  isCancelled,
}: {
  /** Returns null if the game could not be loaded. */
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
    if (attempt < MAX_ATTEMPTS) await new Promise((resolve) => setTimeout(resolve, ATTEMPT_PAUSE_MS))
  }
  return null
}
