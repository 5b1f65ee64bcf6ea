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
  /** The round before which the figures shown are; null: they are the platform's. */
  period: string | null
  /** The answers from before it, by the hash of their keys. */
  answersBefore: ReadonlyMap<string, unknown>
  /** Rounds by id whose numbers turn, or have turned (true), elsewhere than on their card. */
  revealed: ReadonlyMap<string, boolean>
}

const PLATFORMS = { period: null, answersBefore: new Map<string, unknown>() }
const INITIAL_STATE: State = { ...PLATFORMS, revealed: new Map() }

const store = createStore(() => INITIAL_STATE)

/** What the outcome of a round changes, by the names in `memberKey`. */
const CHANGED_BY_PERIOD: readonly unknown[] = ['account', 'report', 'orders']

const isChangedByPeriod = ([, , name]: QueryKey) => CHANGED_BY_PERIOD.includes(name)

function turn(id: string, isOver: boolean): void {
  store.setState(({ revealed }) => ({ revealed: new Map(revealed).set(id, isOver) }))
}

function answerBefore({ answersBefore }: State, queryKey: QueryKey): unknown {
  return answersBefore.get(hashKey(queryKey))
}

/**
 * While a round of the member's is drawn, what is shown stays as it was before it, so that no
 * figure gives the outcome away (reading 95). What reckons or checks takes the platform's answers.
 */
export const spoilerGuard = {
  /**
   * An answer from after the close may hold the outcome: it is not shown. A page that had no
   * balance by then, such as one that was reloaded, holds nothing.
   */
  begin: (answers: QueryClient, { period, closesAt }: { period: string; closesAt: number }) => {
    const before = new Map(store.getState().answersBefore)
    for (const { queryKey, queryHash, state: answer } of answers.getQueryCache().getAll())
      if (isChangedByPeriod(queryKey) && answer.data !== undefined && answer.dataUpdatedAt <= closesAt)
        before.set(queryHash, answer.data)
    if (before.has(hashKey(accountQueries.member().queryKey))) store.setState({ period, answersBefore: before })
  },
  end: () => {
    store.setState(PLATFORMS)
  },
  /** No round of the member's is left. */
  forget: () => {
    store.setState(INITIAL_STATE)
    refreshedAt.setState(0)
  },
  /** The numbers of a round begin to turn elsewhere than on its card, which waits for that. */
  turnBegins: (id: string) => turn(id, false),
  /** A round that was forgotten meanwhile stays so. */
  turnEnds: (id: string) => {
    if (store.getState().revealed.get(id) === false) turn(id, true)
  },
}

export function useSpoilerGuard(): State {
  return useSyncExternalStore(store.subscribe, store.getState)
}

/** No round that closed before this time is frozen: a refresh by hand shows its outcome. */
export function useRefreshedAt(): number {
  return useSyncExternalStore(refreshedAt.subscribe, refreshedAt.getState)
}

type Answer<T> = QueryState<T> & Pick<UseQueryResult<T>, 'isPending' | 'refetch'>

/** While a round is drawn the answer from before it, if that is known. */
export function useSpoilerFree<T>(answer: Answer<T>, queryKey: QueryKey): Answer<T> {
  const frozen = useSpoilerGuard()
  if (frozen.period === null || !isChangedByPeriod(queryKey)) return answer
  // What is kept under a key was an answer of its query.
  const data = answerBefore(frozen, queryKey) as T | undefined
  return { ...answer, data, error: null, isRefetchError: false, isPending: data === undefined, copiedAt: null }
}

export function useSpoilerFreeQuery<T>(options: ReturnType<typeof memberQuery<T>>): Answer<T> {
  return useSpoilerFree(useQuery(options), options.queryKey)
}

/** Null where it cannot be read. */
export function useSpoilerFreeBalance({ balance }: Pick<Member, 'balance'>): Money | null {
  const frozen = answerBefore(useSpoilerGuard(), accountQueries.member().queryKey) as Member | undefined
  return frozen === undefined ? balance : frozen.balance
}

/** "before round 0181" where the figures are those from before a round; else ''. */
export function useSpoilerFreeMark(): string {
  const { t } = useTranslation('common')
  const { period } = useSpoilerGuard()
  return period === null ? '' : t('beforeRound', { period: digitsAtEnd(period) || period })
}

/** Adds it to the words beside a figure. */
export function useWithSpoilerFreeMark(): (words: string) => string {
  const mark = useSpoilerFreeMark()
  return (words) => (mark === '' ? words : `${words} · ${mark}`)
}
