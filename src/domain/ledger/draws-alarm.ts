import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { type Game, gameQueries } from '@/api/games'
import { rulesOf } from '@/lib/game-rules'
import { createListeners } from '@/lib/listeners'
import { tolerantArray } from '@/lib/tolerant-array'
import { useModule } from '@/kit/load/module'
import { useIsIdle, whenIdle } from '@/kit/load/use-idle'
import { memberRecord } from '@/session/store'
import type { Observation } from './observations'

/**
 * The ids of the games whose draws were very unlikely by chance when they were judged last. They
 * are stored, so that the next visit to the draw warns from its first frame.
 */
const unlikelyGamesRecord = memberRecord<string[]>('unlikelyGames', tolerantArray(v.string()), [])
const { subscribe, notify } = createListeners()

/** True if the draws of the game were very unlikely by chance when they were judged last. */
export function useAreDrawsUnlikely(gameId: string): boolean {
  return useSyncExternalStore(subscribe, () => unlikelyGamesRecord.read().includes(gameId))
}

/** Stores whether the draws of the game are very unlikely by chance. */
export function recordVerdict(gameId: string, isUnlikely: boolean): void {
  const gameIds = unlikelyGamesRecord.read()
  if (gameIds.includes(gameId) === isUnlikely) return
  unlikelyGamesRecord.write(isUnlikely ? [...gameIds, gameId] : gameIds.filter((id) => id !== gameId))
  notify()
}

/**
 * Judges the draws of a game while the browser is idle, as the screen "Check the draws" does. Does
 * nothing until something else has loaded the past draws.
 */
export function useJudgeDraws({ id, key }: Pick<Game, 'id' | 'key'>, observations: readonly Observation[] | null) {
  const { data: history } = useQuery({ ...gameQueries.history(key), enabled: false })
  const isIdle = useIsIdle()
  const rules = rulesOf(id)
  const audit = useModule(() => import('./audit'), isIdle && rules !== null)
  useEffect(() => {
    if (audit === null || rules === null || observations === null || history === undefined) return
    return whenIdle(() => recordVerdict(id, audit.areDrawsUnlikely(audit.auditSeen(rules, observations, history))))
  }, [audit, rules, observations, history, id])
}
