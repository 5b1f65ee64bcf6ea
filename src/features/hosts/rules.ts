import type { City } from '@/api/hosts'
import { fold } from '@/lib/names'

/** "hanoi" finds "Hà Nội"; an empty query finds all. */
export function filterCities(cities: readonly City[], query: string): City[] {
  const wanted = searchable(query)
  return cities.filter(({ name }) => searchable(name).includes(wanted))
}

function searchable(text: string): string {
  return fold(text).replaceAll(' ', '')
}

/**
 * Names a city only by the platform's list, because anybody can write an address (reading 61).
 * @param cities the platform's list; undefined while unknown
 * @returns a city whose name is '' if the list does not have it
 */
export function cityOf(id: string, cities: readonly City[] | undefined): City {
  return cities?.find((city) => city.id === id) ?? { id, name: '' }
}

/** At most nine digits: such an id cannot hold text. */
const IS_NUMBER = /^\d{1,9}$/

/** @returns null for an id that the platform does not list and that may hold text */
export function shownId(id: string, isListed: boolean): string | null {
  return isListed || IS_NUMBER.test(id) ? id : null
}

export const MOTIFS = ['hills', 'rings', 'roofs', 'blocks'] as const
export const TINTS = ['teal', 'amber', 'green', 'deep', 'stone'] as const

export interface Cover {
  motif: (typeof MOTIFS)[number]
  tint: (typeof TINTS)[number]
  isMirrored: boolean
}

/**
 * The drawing depicts no city, because no call returns a picture of one (reading 92). An id always
 * has the same drawing, and ids in a row have different ones.
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
  if (IS_NUMBER.test(id)) return Number(id)
  return Array.from(id).reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003, 7)
}
