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
  before: ReadonlyMap<string, unknown>
  /** Rounds by id whose numbers turn, or have turned (true), elsewhere than on their card. */
  turned: ReadonlyMap<string, boolean>
}

const PLATFORMS = { period: null, before: new Map<string, unknown>() }
const NOTHING: State = { ...PLATFORMS, turned: new Map() }

const store = createStore(() => NOTHING)

/** What the outcome of a round changes, by the names in `memberKey`. */
const CHANGED_BY_A_ROUND: readonly unknown[] = ['account', 'report', 'orders']

const isChangedByARound = ([, , name]: QueryKey) => CHANGED_BY_A_ROUND.includes(name)

function turn(id: string, isOver: boolean): void {
  store.setState(({ turned }) => ({ turned: new Map(turned).set(id, isOver) }))
}

function answerBefore({ before }: State, queryKey: QueryKey): unknown {
  return before.get(hashKey(queryKey))
}

/**
 * While a round of the member's is drawn, what is shown stays as it was before it, so that no
 * figure gives the outcome away (reading 95). What reckons or checks takes the platform's answers.
 */
export const frozenFigures = {
  /**
   * An answer from after the close may hold the outcome: it is not shown. A page that had no
   * balance by then, such as one that was reloaded, holds nothing.
   */
  begin: (answers: QueryClient, { period, closesAt }: { period: string; closesAt: number }) => {
    const before = new Map(store.getState().before)
    for (const { queryKey, queryHash, state: answer } of answers.getQueryCache().getAll())
      if (isChangedByARound(queryKey) && answer.data !== undefined && answer.dataUpdatedAt <= closesAt)
        before.set(queryHash, answer.data)
    if (before.has(hashKey(accountQueries.member().queryKey))) store.setState({ period, before })
  },
  end: () => {
    store.setState(PLATFORMS)
  },
  /** No round of the member's is left. */
  forget: () => {
    store.setState(NOTHING)
    refreshedAt.setState(0)
  },
  /** The numbers of a round begin to turn elsewhere than on its card, which waits for that. */
  turnBegins: (id: string) => turn(id, false),
  /** A round that was forgotten meanwhile stays so. */
  turnEnds: (id: string) => {
    if (store.getState().turned.get(id) === false) turn(id, true)
  },
}

export function useFrozenFigures(): State {
  return useSyncExternalStore(store.subscribe, store.getState)
}

/** No round that closed before this time is frozen: a refresh by hand shows its outcome. */
export function useRefreshedAt(): number {
  return useSyncExternalStore(refreshedAt.subscribe, refreshedAt.getState)
}

type Answer<T> = QueryState<T> & Pick<UseQueryResult<T>, 'isPending' | 'refetch'>

/** While a round is drawn the answer from before it, if that is known. */
export function useShown<T>(answer: Answer<T>, queryKey: QueryKey): Answer<T> {
  const frozen = useFrozenFigures()
  if (frozen.period === null || !isChangedByARound(queryKey)) return answer
  // What is kept under a key was an answer of its query.
  const data = answerBefore(frozen, queryKey) as T | undefined
  return { ...answer, data, error: null, isRefetchError: false, isPending: data === undefined, copiedAt: null }
}

export function useShownQuery<T>(options: ReturnType<typeof memberQuery<T>>): Answer<T> {
  return useShown(useQuery(options), options.queryKey)
}

/** Null where it cannot be read. */
export function useShownBalance({ balance }: Pick<Member, 'balance'>): Money | null {
  const frozen = answerBefore(useFrozenFigures(), accountQueries.member().queryKey) as Member | undefined
  return frozen === undefined ? balance : frozen.balance
}

/** "before round 0181" where the figures are those from before a round; else ''. */
export function useRoundMark(): string {
  const { t } = useTranslation('common')
  const { period } = useFrozenFigures()
  return period === null ? '' : t('beforeRound', { period: digitsAtEnd(period) || period })
}

/** Adds it to the words beside a figure. */
export function useBeforeRound(): (words: string) => string {
  const mark = useRoundMark()
  return (words) => (mark === '' ? words : `${words} · ${mark}`)
}
