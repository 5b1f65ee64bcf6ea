import { QueryClient, useQuery, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { type Member, accountQueries } from '@/api/account'
import type { memberQuery } from '@/api/keys'
import type { Money } from '@/lib/money/text'
import { digitsAtEnd } from '@/lib/periods'
import { createStore } from '@/lib/store'
import type { QueryState } from '@/kit/query/query-state'
import { refreshedAt } from '@/kit/query/refreshed-at'

interface State {
  /** The round before which the figures shown are; null: they are the platform's. */
  period: string | null
  /** Rounds by id whose numbers turn, or have turned (true), elsewhere than on their card. */
  turned: ReadonlyMap<string, boolean>
}

const NOTHING: State = { period: null, turned: new Map() }

const store = createStore(NOTHING)

/** The answers from before the round, each under its own key. */
const before = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })

/** What the outcome of a round changes, by the names in `memberKey`. */
const CHANGED_BY_A_ROUND: readonly unknown[] = ['account', 'report', 'orders']

const isChangedByARound = ([, , name]: QueryKey) => CHANGED_BY_A_ROUND.includes(name)

function set(change: Partial<State>): void {
  store.set({ ...store.get(), ...change })
}

function turn(id: string, isOver: boolean): void {
  set({ turned: new Map([...store.get().turned, [id, isOver]]) })
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
    for (const { queryKey, state: answer } of answers.getQueryCache().getAll())
      if (isChangedByARound(queryKey) && answer.data !== undefined && answer.dataUpdatedAt <= closesAt)
        before.setQueryData(queryKey, answer.data)
    if (before.getQueryData(accountQueries.member().queryKey) === undefined) before.clear()
    else set({ period })
  },
  end: () => {
    before.clear()
    set({ period: null })
  },
  /** No round of the member's is left. */
  forget: () => {
    set(NOTHING)
    refreshedAt.set(0)
  },
  /** The numbers of a round begin to turn elsewhere than on its card, which waits for that. */
  turnBegins: (id: string) => turn(id, false),
  /** A round that was forgotten meanwhile stays so. */
  turnEnds: (id: string) => {
    if (store.get().turned.get(id) === false) turn(id, true)
  },
}

export function useFrozenFigures(): State {
  return useSyncExternalStore(store.subscribe, store.get)
}

/** No round that closed before this time is frozen: a refresh by hand shows its outcome. */
export function useRefreshedAt(): number {
  return useSyncExternalStore(refreshedAt.subscribe, refreshedAt.get)
}

type Answer<T> = QueryState<T> & Pick<UseQueryResult<T>, 'isPending' | 'refetch'>

/** While a round is drawn the answer from before it, if that is known. */
export function useShown<T>(answer: Answer<T>, queryKey: QueryKey): Answer<T> {
  const { period } = useFrozenFigures()
  if (period === null || !isChangedByARound(queryKey)) return answer
  const data = before.getQueryData<T>(queryKey)
  return { ...answer, data, error: null, isRefetchError: false, isPending: data === undefined, copiedAt: null }
}

export function useShownQuery<T>(options: ReturnType<typeof memberQuery<T>>): Answer<T> {
  return useShown(useQuery(options), options.queryKey)
}

/** Null where it cannot be read. */
export function useShownBalance({ balance }: Pick<Member, 'balance'>): Money | null {
  const { period } = useFrozenFigures()
  const frozen = period === null ? undefined : before.getQueryData(accountQueries.member().queryKey)
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
