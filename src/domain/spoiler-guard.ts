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
  /** The round that is drawn, whose outcome the figures must not show; null: nothing is frozen. */
  period: string | null
  /** The answers from before its close, by the hash of their query keys. */
  answersBefore: ReadonlyMap<string, unknown>
  /** Rounds, by `awaitedId`, that a draw reveals: false while the numbers turn, then true. */
  revealed: ReadonlyMap<string, boolean>
}

const NOT_FROZEN = { period: null, answersBefore: new Map<string, unknown>() }
const INITIAL_STATE: State = { ...NOT_FROZEN, revealed: new Map() }

const store = createStore(() => INITIAL_STATE)

/** Names in `memberKey` of the queries whose answers a settled round changes. */
const CHANGED_BY_PERIOD: readonly unknown[] = ['account', 'report', 'orders']

const isChangedByPeriod = ([, , name]: QueryKey) => CHANGED_BY_PERIOD.includes(name)

function setRevealed(id: string, isOver: boolean): void {
  store.setState(({ revealed }) => ({ revealed: new Map(revealed).set(id, isOver) }))
}

function answerBefore({ answersBefore }: State, queryKey: QueryKey): unknown {
  return answersBefore.get(hashKey(queryKey))
}

/**
 * While an own round is drawn, no figure shown may give its outcome away (reading 95). Calculations
 * and checks use the platform's answers.
 */
export const spoilerGuard = {
  /**
   * Freezes the answers from before the close (epoch ms). A page that had no balance by then, for
   * example after a reload, freezes nothing.
   */
  begin: (queryClient: QueryClient, { period, closesAt }: { period: string; closesAt: number }) => {
    const before = new Map(store.getState().answersBefore)
    for (const { queryKey, queryHash, state: answer } of queryClient.getQueryCache().getAll())
      if (isChangedByPeriod(queryKey) && answer.data !== undefined && answer.dataUpdatedAt <= closesAt)
        before.set(queryHash, answer.data)
    if (before.has(hashKey(accountQueries.member().queryKey))) store.setState({ period, answersBefore: before })
  },
  end: () => {
    store.setState(NOT_FROZEN)
  },
  /** Resets everything. */
  forget: () => {
    store.setState(INITIAL_STATE)
    refreshedAt.setState(0)
  },
  /** The numbers turn on the screen of the draw. The card of the round waits for them. */
  turnBegins: (id: string) => setRevealed(id, false),
  /** Ignored if `forget` was called since `turnBegins`. */
  turnEnds: (id: string) => {
    if (store.getState().revealed.get(id) === false) setRevealed(id, true)
  },
}

export function useSpoilerGuard(): State {
  return useSyncExternalStore(store.subscribe, store.getState)
}

/** Epoch ms, 0 for never. A refresh by hand shows the outcome of every round that closed before. */
export function useRefreshedAt(): number {
  return useSyncExternalStore(refreshedAt.subscribe, refreshedAt.getState)
}

type Answer<T> = QueryState<T> & Pick<UseQueryResult<T>, 'isPending' | 'refetch'>

/** The frozen answer while a round is drawn (pending if there is none); otherwise `answer`. */
export function useSpoilerFree<T>(answer: Answer<T>, queryKey: QueryKey): Answer<T> {
  const frozen = useSpoilerGuard()
  if (frozen.period === null || !isChangedByPeriod(queryKey)) return answer
  // An answer kept under a key has the type of its query.
  const data = answerBefore(frozen, queryKey) as T | undefined
  return { ...answer, data, error: null, isRefetchError: false, isPending: data === undefined, copiedAt: null }
}

export function useSpoilerFreeQuery<T>(options: ReturnType<typeof memberQuery<T>>): Answer<T> {
  return useSpoilerFree(useQuery(options), options.queryKey)
}

/** The balance to show; null if it cannot be read. */
export function useSpoilerFreeBalance({ balance }: Pick<Member, 'balance'>): Money | null {
  const frozen = answerBefore(useSpoilerGuard(), accountQueries.member().queryKey) as Member | undefined
  return frozen === undefined ? balance : frozen.balance
}

/** "before round 0181" while figures are frozen, otherwise ''. */
export function useSpoilerFreeMark(): string {
  const { t } = useTranslation('common')
  const { period } = useSpoilerGuard()
  return period === null ? '' : t('beforeRound', { period: digitsAtEnd(period) || period })
}

/** Returns a function that adds `useSpoilerFreeMark` to the label of a figure. */
export function useWithSpoilerFreeMark(): (label: string) => string {
  const mark = useSpoilerFreeMark()
  return (label) => (mark === '' ? label : `${label} · ${mark}`)
}
