import type { City, HostSummary } from '@/api/hosts'
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

/** The others of a list from the one after the host on, the first ones last; none without it. */
export function hostsAfter(hosts: readonly HostSummary[], id: string, most: number): HostSummary[] {
  const at = hosts.findIndex((host) => host.id === id)
  return at === -1 ? [] : [...hosts.slice(at + 1), ...hosts.slice(0, at)].slice(0, most)
}
