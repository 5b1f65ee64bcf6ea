import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { entryState, forThisMember } from '@/shared/history-entry'
import { spanOf, spanQuery } from '@/shared/records/time-span'
import { stateOf, type Filters } from './entries'

export interface RecordFilters extends Filters {
  choose: (filters: Partial<Filters>) => void
}

/**
 * The filters of the records. They are written into the address, so that the way back and a reload
 * find them: once no sheet is open, since the entry of an open one is left behind as it closes.
 */
export function useRecordFilters(): RecordFilters {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const [filters, setFilters] = useState<Filters>(() => ({
    span: spanOf(query),
    state: stateOf(query.get('state')),
    game: query.get('game') ?? '',
  }))
  const entry = entryState(state)
  const written = new URLSearchParams(queryOf(filters))
  const isWritten = entry.sheet !== undefined || written.toString() === query.toString()
  useEffect(() => {
    if (!isWritten) setQuery(queryOf(filters), { replace: true, state: forThisMember({ ...entry, keepsPlace: true }) })
  })
  return { ...filters, choose: (chosen) => setFilters((before) => ({ ...before, ...chosen })) }
}

function queryOf({ span, state, game }: Filters): Record<string, string> {
  return { ...spanQuery(span), ...(state !== 'all' && { state }), ...(game !== '' && { game }) }
}
