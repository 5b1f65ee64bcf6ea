import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { entryState, forThisMember } from './history-entry'
import { spanOf, spanQuery, type TimeSpan } from './time-span'

interface RecordFilters {
  span: TimeSpan
  /** The name of one of the list's own filters; 'all': none. */
  filter: string
}

/**
 * The filters of a record. They are written into its address, so that the way back and a reload
 * find them; the screen does not wait for that, which the router does later than a key is typed.
 */
export function useRecordFilters(): RecordFilters & { choose: (filters: Partial<RecordFilters>) => void } {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const [filters, setFilters] = useState<RecordFilters>(() => ({
    span: spanOf(query),
    filter: query.get('filter') ?? 'all',
  }))
  const choose = (chosen: Partial<RecordFilters>) => {
    const next = { ...filters, ...chosen }
    setFilters(next)
    setQuery(
      { ...spanQuery(next.span), ...(next.filter !== 'all' && { filter: next.filter }) },
      { replace: true, state: forThisMember({ ...entryState(state), keepsPlace: true }) },
    )
  }
  return { ...filters, choose }
}
