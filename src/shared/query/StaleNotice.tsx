import type { ReactNode } from 'react'
import { unreadableIn } from '@/api/listing'
import { isStale, type QueryState } from './query-state'
import { useIdleImport, useImport } from '../load/use-idle'

/**
 * What is wrong with the data on the screen: how old it is, if a refresh failed, and how many
 * entries of its lists could not be read. Its code is fetched before it is needed, since a refresh
 * fails when there is no connection.
 */
export function StaleNotice({ queries }: { queries: readonly QueryState[] }) {
  return useStaleNotice(queries)
}

/** As `StaleNotice`, for who shows it later or elsewhere; null where there is nothing to tell. */
export function useStaleNotice(queries: readonly QueryState[]): ReactNode {
  const stale = queries.filter(isStale)
  const unreadable = queries.reduce((total, { data }) => total + unreadableIn(data), 0)
  const isNeeded = stale.length + unreadable > 0
  const early = useIdleImport(() => import('./DataNotice'))
  const Notice = useImport(() => import('./DataNotice'), isNeeded) ?? early
  return isNeeded && Notice !== null ? <Notice.default stale={stale} unreadable={unreadable} /> : null
}
