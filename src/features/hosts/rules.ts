import type { City } from '@/api/hosts'

/** Folds case and accents, so that "hanoi" finds "Hà Nội" (the blank is folded too). */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'd')
    .replace(/\s+/g, '')
    .toLowerCase()
}

/** The cities whose name holds the query; all of them for an empty one. */
export function filterCities(cities: readonly City[], query: string): City[] {
  const wanted = fold(query)
  return cities.filter(({ name }) => fold(name).includes(wanted))
}

/** The city an address names: its id, trimmed, and its name where it says one; null when there is no id. */
export function cityOf(search: URLSearchParams, idField: 'id' | 'adsid'): City | null {
  const id = search.get(idField)?.trim() ?? ''
  return id === '' ? null : { id, name: search.get('name')?.trim() ?? '' }
}
