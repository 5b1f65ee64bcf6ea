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

/** Where an arrow key leads among `count` things of which `at` is chosen; null for any other key. */
export function placeAfterKey(key: string, at: number, count: number, ends: 'stop' | 'round'): number | null {
  if (count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return null
  return ends === 'round' ? (at + step + count) % count : Math.min(Math.max(at + step, 0), count - 1)
}
