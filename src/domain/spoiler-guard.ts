import { hashKey, useQuery, type QueryClient, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { createStore } from 'zustand/vanilla'
import { type Member, accountQueries } from '@/api/account'
import type { memberQuery } from '@/api/keys'
import type { Money } from '@/lib/money/text'
import { digitsAtEnd } from '@/lib/periods'
import type { QueryState } from '@/kit/query/query-state'
import { lastManualRefreshAt } from '@/kit/query/refreshed-at'

interface SpoilerGuardState {
  /** The round that is being drawn; null if no figures are frozen (see `freeze`). */
  period: string | null
  /** The platform's answers from before the round closed, by the hash of their query keys. */
  answersBefore: ReadonlyMap<string, unknown>
  /**
   * The keys are ids from `awaitedId`. The value is false while the draw screen reveals the round's
   * numbers, then true.
   */
  revealed: ReadonlyMap<string, boolean>
}

const NOT_FROZEN_STATE = { period: null, answersBefore: new Map<string, unknown>() }
const INITIAL_STATE: SpoilerGuardState = { ...NOT_FROZEN_STATE, revealed: new Map() }

const store = createStore(() => INITIAL_STATE)

/**
 * The answers of these queries change when a round is settled. Each name is the third item of the
 * query's key.
 */
const QUERIES_CHANGED_BY_PERIOD: readonly unknown[] = ['account', 'report', 'orders']

const isChangedByPeriod = ([, , name]: QueryKey) => QUERIES_CHANGED_BY_PERIOD.includes(name)

function setRevealed(id: string, isOver: boolean): void {
  store.setState(({ revealed }) => ({ revealed: new Map(revealed).set(id, isOver) }))
}

function frozenAnswerOf({ answersBefore }: SpoilerGuardState, queryKey: QueryKey): unknown {
  return answersBefore.get(hashKey(queryKey))
}

/**
 * While a round with an order of the member is drawn, no figure may show the outcome of the round
 * (reading 95). Calculations and checks still use the platform's current answers.
 */
export const spoilerGuard = {
  /**
   * Until `unfreeze`, figures show the answers from before `closesAt` (epoch ms). Does nothing if
   * the page had loaded no balance by that time, for example after a reload.
   */
  freeze: (queryClient: QueryClient, { period, closesAt }: { period: string; closesAt: number }) => {
    const answersBefore = new Map(store.getState().answersBefore)
    for (const { queryKey, queryHash, state: answer } of queryClient.getQueryCache().getAll())
      if (isChangedByPeriod(queryKey) && answer.data !== undefined && answer.dataUpdatedAt <= closesAt)
        answersBefore.set(queryHash, answer.data)
    if (answersBefore.has(hashKey(accountQueries.member().queryKey))) store.setState({ period, answersBefore })
  },
  unfreeze: () => {
    store.setState(NOT_FROZEN_STATE)
  },
  reset: () => {
    store.setState(INITIAL_STATE)
    lastManualRefreshAt.setState(0)
  },
  /**
   * Called when the draw screen begins to reveal a round's numbers. The card of the round shows the
   * outcome only after `markTurnEnded` with the same id.
   */
  markTurnStarted: (id: string) => setRevealed(id, false),
  /** Called when all numbers are shown. Ignored if `reset` was called since `markTurnStarted`. */
  markTurnEnded: (id: string) => {
    if (store.getState().revealed.get(id) === false) setRevealed(id, true)
  },
}

export function useSpoilerGuard(): SpoilerGuardState {
  return useSyncExternalStore(store.subscribe, store.getState)
}

/**
 * Returns when the member last refreshed by hand, in epoch ms; 0 if never. This refresh shows the
 * outcome of every round that closed before it.
 */
export function useRefreshedAt(): number {
  return useSyncExternalStore(lastManualRefreshAt.subscribe, lastManualRefreshAt.getState)
}

type Answer<T> = QueryState<T> & Pick<UseQueryResult<T>, 'isPending' | 'refetch'>

/**
 * While figures are frozen, returns the frozen answer of a query in `QUERIES_CHANGED_BY_PERIOD`, or
 * a pending state if none is frozen. Otherwise returns `answer`.
 */
export function useSpoilerFreeAnswer<T>(answer: Answer<T>, queryKey: QueryKey): Answer<T> {
  const guard = useSpoilerGuard()
  if (guard.period === null || !isChangedByPeriod(queryKey)) return answer
  // The cast is safe: an answer stored under the key of a query has the type of that query.
  const data = frozenAnswerOf(guard, queryKey) as T | undefined
  return { ...answer, data, error: null, isRefetchError: false, isPending: data === undefined, copiedAt: null }
}

export function useSpoilerFreeQuery<T>(options: ReturnType<typeof memberQuery<T>>): Answer<T> {
  return useSpoilerFreeAnswer(useQuery(options), options.queryKey)
}

/** Returns the frozen balance while figures are frozen, otherwise `balance`; null if unreadable. */
export function useSpoilerFreeBalance({ balance }: Pick<Member, 'balance'>): Money | null {
  const frozenMember = frozenAnswerOf(useSpoilerGuard(), accountQueries.member().queryKey) as Member | undefined
  return frozenMember === undefined ? balance : frozenMember.balance
}

/** Returns "before round 0181" while figures are frozen (a round is being drawn), otherwise ''. */
export function useBeforeRoundText(): string {
  const { t } = useTranslation('common')
  const { period } = useSpoilerGuard()
  return period === null ? '' : t('beforeRound', { period: digitsAtEnd(period) || period })
}

/** Returns a function that adds "before round 0181" to a label while figures are frozen. */
export function useWithBeforeRoundText(): (label: string) => string {
  const beforeRoundText = useBeforeRoundText()
  return (label) => (beforeRoundText === '' ? label : `${label} · ${beforeRoundText}`)
}
