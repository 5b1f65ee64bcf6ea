import type { City } from '@/api/hosts'
import { fold, textFromAddress } from '@/lib/text'

/** "hanoi" finds "Hà Nội"; an empty query finds all. */
export function filterCities(cities: readonly City[], query: string): City[] {
  const wanted = searchable(query)
  return cities.filter(({ name }) => searchable(name).includes(wanted))
}

function searchable(text: string): string {
  return fold(text).replaceAll(' ', '')
}

export function cityOf(search: URLSearchParams, idField: 'id' | 'adsid'): City | null {
  const id = search.get(idField)?.trim() ?? ''
  return id === '' ? null : { id, name: textFromAddress(search, 'name') }
}

/** @param cities the platform's; undefined: not known, and the address has the word */
export function nameOfCity({ id, name }: City, cities: readonly City[] | undefined): string {
  return cities === undefined ? name : (cities.find((city) => city.id === id)?.name ?? '')
}

export const MOTIFS = ['hills', 'rings', 'roofs', 'blocks'] as const
export const TINTS = ['teal', 'amber', 'green', 'deep', 'stone'] as const

export interface Cover {
  motif: (typeof MOTIFS)[number]
  tint: (typeof TINTS)[number]
  isMirrored: boolean
}

/**
 * A drawing to tell cities apart by. It depicts no city: no call gives a picture of one (reading
 * 92). The same id has the same drawing, and ids in a row have different ones.
 */
export function coverOf(cityId: string): Cover {
  const number = numberOf(cityId)
  const round = Math.floor(number / (MOTIFS.length * TINTS.length))
  return {
    motif: MOTIFS[number % MOTIFS.length] ?? 'hills',
    tint: TINTS[number % TINTS.length] ?? 'teal',
    isMirrored: round % 2 === 1,
  }
}

function numberOf(id: string): number {
  if (/^\d{1,9}$/.test(id)) return Number(id)
  return Array.from(id).reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003, 7)
}
