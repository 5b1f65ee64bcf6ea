import { useCallback, useEffect, useRef, useState } from 'react'
import type { Game } from '@/api/games'
import { useSecondsLeft } from '@/ui/use-deadline'

/** Original section 9: after a draw the screen asks every 300 ms, at most six times. */
const EVERY_MS = 300
const AT_MOST = 6

export type DrawResultState =
  /** Nothing is awaited. */
  | { phase: 'settled' }
  /** A period has closed and its result is being asked for. */
  | { phase: 'waiting'; period: string }
  /** Six times asked, no result: the member may ask again; so does a return to the tab. */
  | { phase: 'late'; period: string }

/**
 * Fetches the result when a period's countdown ends (reading 46): stops early once the last drawn period has changed, never
 * overlaps, and a hidden tab asks once on its return.
 */
export function useDrawResult({
  game,
  reload,
  onLanded,
}: {
  game: Game | undefined
  /** Loads member, game and history; resolves with the game, or undefined when that failed. */
  reload: () => Promise<Game | undefined>
  onLanded: (game: Game) => void
}): { state: DrawResultState; secondsLeft: number; checkAgain: () => void } {
  const [state, setState] = useState<DrawResultState>({ phase: 'settled' })
  const secondsLeft = useSecondsLeft(game?.closesAt ?? 0)
  const isRunning = useRef(false)
  const isGone = useRef(false)
  const drawnPeriod = game?.drawnPeriod ?? ''
  const latest = useRef({ reload, onLanded, drawnPeriod })
  useEffect(() => {
    latest.current = { reload, onLanded, drawnPeriod }
  })
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const ask = useCallback(async (closedPeriod: string, drawnBefore: string) => {
    if (isRunning.current) return
    isRunning.current = true
    setState({ phase: 'waiting', period: closedPeriod })
    for (let attempt = 1; attempt <= AT_MOST && !isGone.current; attempt += 1) {
      const game = await latest.current.reload()
      if (isGone.current) break
      if (game !== undefined && game.drawnPeriod !== drawnBefore) {
        setState({ phase: 'settled' })
        latest.current.onLanded(game)
        isRunning.current = false
        return
      }
      if (attempt < AT_MOST) await pause(EVERY_MS)
    }
    isRunning.current = false
    if (!isGone.current) setState({ phase: 'late', period: closedPeriod })
  }, [])

  const closedPeriod = game !== undefined && secondsLeft === 0 ? game.openPeriod : null
  useEffect(() => {
    if (closedPeriod === null) return
    const start = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', start)
      // The period drawn last when this one closed is the baseline; what it becomes meanwhile is the answer.
      void ask(closedPeriod, latest.current.drawnPeriod)
    }
    document.addEventListener('visibilitychange', start)
    start()
    return () => document.removeEventListener('visibilitychange', start)
  }, [closedPeriod, ask])

  const checkAgain = useCallback(() => {
    if (state.phase === 'late') void ask(state.period, drawnPeriod)
  }, [state, drawnPeriod, ask])
  useEffect(() => {
    if (state.phase !== 'late') return
    window.addEventListener('focus', checkAgain)
    return () => window.removeEventListener('focus', checkAgain)
  }, [state.phase, checkAgain])

  return { state, secondsLeft, checkAgain }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
