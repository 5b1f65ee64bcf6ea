import { hashKey, useQuery, type QueryClient, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { createStore } from 'zustand/vanilla'
import { type Member, accountQueries } from '@/api/account'
import type { memberQuery } from '@/api/keys'
import type { Money } from '@/lib/money/text'
import { digitsAtEnd } from '@/lib/periods'
import type { QueryState } from '@/kit/query/query-state'
import { refreshedAt } from '@/kit/query/refreshed-at'

interface State {
  /**
   * The round that is being drawn: until its numbers are revealed, figures must not show its
   * outcome. Null if no figures are frozen.
   */
  period: string | null
  /** The platform's answers from before the round closed, by the hash of their query keys. */
  answersBefore: ReadonlyMap<string, unknown>
  /**
   * Rounds whose numbers the screen of the draw reveals one by one, or has revealed, by
   * `awaitedId`. The value is false while the numbers are being revealed, then true.
   */
  revealed: ReadonlyMap<string, boolean>
}

const NOT_FROZEN = { period: null, answersBefore: new Map<string, unknown>() }
const INITIAL_STATE: State = { ...NOT_FROZEN, revealed: new Map() }

const store = createStore(() => INITIAL_STATE)

/**
 * Names of the queries whose answers change when a round is settled. The name is the third item of
 * the query's key.
 */
const QUERIES_CHANGED_BY_PERIOD: readonly unknown[] = ['account', 'report', 'orders']

const isChangedByPeriod = ([, , name]: QueryKey) => QUERIES_CHANGED_BY_PERIOD.includes(name)

function setRevealed(id: string, isOver: boolean): void {
  store.setState(({ revealed }) => ({ revealed: new Map(revealed).set(id, isOver) }))
}

function answerBefore({ answersBefore }: State, queryKey: QueryKey): unknown {
  return answersBefore.get(hashKey(queryKey))
}

/**
 * While a round with an order of the member is drawn, no figure on a screen may show its outcome
 * (reading 95). Calculations and checks still use the platform's current answers.
 */
export const spoilerGuard = {
  /**
   * Freezes the answers from before `closesAt` (epoch ms). Freezes nothing if the page had no
   * balance before that time, for example after a reload.
   */
  freeze: (queryClient: QueryClient, { period, closesAt }: { period: string; closesAt: number }) => {
    const answersBefore = new Map(store.getState().answersBefore)
    for (const { queryKey, queryHash, state: answer } of queryClient.getQueryCache().getAll())
      if (isChangedByPeriod(queryKey) && answer.data !== undefined && answer.dataUpdatedAt <= closesAt)
        answersBefore.set(queryHash, answer.data)
    if (answersBefore.has(hashKey(accountQueries.member().queryKey))) store.setState({ period, answersBefore })
  },
  unfreeze: () => {
    store.setState(NOT_FROZEN)
  },
  /** Forgets the frozen answers, the revealed rounds and the time of the last refresh by hand. */
  reset: () => {
    store.setState(INITIAL_STATE)
    refreshedAt.setState(0)
  },
  /**
   * Called when the screen of the draw begins to reveal the numbers one by one. The card of the
   * round shows the outcome only after `markTurnEnded`.
   */
  markTurnStarted: (id: string) => setRevealed(id, false),
  /** Called when all numbers are shown. Ignored if `reset` was called since `markTurnStarted`. */
  markTurnEnded: (id: string) => {
    if (store.getState().revealed.get(id) === false) setRevealed(id, true)
  },
}

export function useSpoilerGuard(): State {
  return useSyncExternalStore(store.subscribe, store.getState)
}

/**
 * Returns the time of the last refresh by hand in epoch ms; 0 before the first. A refresh by hand
 * shows the outcome of every round that closed before that refresh.
 */
export function useRefreshedAt(): number {
  return useSyncExternalStore(refreshedAt.subscribe, refreshedAt.getState)
}

type Answer<T> = QueryState<T> & Pick<UseQueryResult<T>, 'isPending' | 'refetch'>

/**
 * While figures are frozen, returns for a query in `QUERIES_CHANGED_BY_PERIOD` the frozen answer,
 * or a pending state if no answer is frozen. Otherwise returns `answer`.
 */
export function useSpoilerFree<T>(answer: Answer<T>, queryKey: QueryKey): Answer<T> {
  const guard = useSpoilerGuard()
  if (guard.period === null || !isChangedByPeriod(queryKey)) return answer
  // The cast is safe: an answer stored under the key of a query has the type of that query.
  const data = answerBefore(guard, queryKey) as T | undefined
  return { ...answer, data, error: null, isRefetchError: false, isPending: data === undefined, copiedAt: null }
}

export function useSpoilerFreeQuery<T>(options: ReturnType<typeof memberQuery<T>>): Answer<T> {
  return useSpoilerFree(useQuery(options), options.queryKey)
}

/**
 * Returns the balance to show: the frozen balance while figures are frozen, otherwise `balance`.
 * Null if the balance cannot be read.
 */
export function useSpoilerFreeBalance({ balance }: Pick<Member, 'balance'>): Money | null {
  const frozenMember = answerBefore(useSpoilerGuard(), accountQueries.member().queryKey) as Member | undefined
  return frozenMember === undefined ? balance : frozenMember.balance
}

/** Returns "before round 0181" while figures are frozen, otherwise ''. */
export function useSpoilerFreeMark(): string {
  const { t } = useTranslation('common')
  const { period } = useSpoilerGuard()
  return period === null ? '' : t('beforeRound', { period: digitsAtEnd(period) || period })
}

/**
 * Returns a function that adds "before round 0181" to the label of a figure while figures are
 * frozen.
 */
export function useWithSpoilerFreeMark(): (label: string) => string {
  const mark = useSpoilerFreeMark()
  return (label) => (mark === '' ? label : `${label} · ${mark}`)
}
