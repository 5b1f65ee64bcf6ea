import type { City } from '@/api/hosts'
import { fold } from '@/lib/text'

/** The cities whose name contains the query, blanks ignored: "hanoi" finds "Hà Nội". An empty query finds all. */
export function filterCities(cities: readonly City[], query: string): City[] {
  const wanted = searchable(query)
  return cities.filter(({ name }) => searchable(name).includes(wanted))
}

function searchable(text: string): string {
  return fold(text).replaceAll(' ', '')
}

/** The city an address names: its id, trimmed, and its name where it says one; null when there is no id. */
export function cityOf(search: URLSearchParams, idField: 'id' | 'adsid'): City | null {
  const id = search.get(idField)?.trim() ?? ''
  return id === '' ? null : { id, name: search.get('name')?.trim() ?? '' }
}
