import type { City } from '@/api/hosts'
import { foldText } from '@/lib/names'

/** Accents, case and spaces do not matter: "hanoi" finds "Hà Nội". */
export function filterCities(cities: readonly City[], query: string): City[] {
  const searchedText = toSearchText(query)
  return cities.filter(({ name }) => toSearchText(name).includes(searchedText))
}

function toSearchText(text: string): string {
  return foldText(text).replaceAll(' ', '')
}

/**
 * Takes the name only from the platform's list, because anybody can write a name into an address
 * (reading 61). The name is '' if the list is unknown or lacks the city.
 */
export function cityOf(id: string, cities: readonly City[] | undefined): City {
  return cities?.find((city) => city.id === id) ?? { id, name: '' }
}

/** An id of at most nine digits holds no text and is too short for a phone number. */
const SHORT_NUMBER_PATTERN = /^\d{1,9}$/

/**
 * Returns null if the platform does not list the id and the id is not a short number. Such an id
 * may be a text or a phone number that somebody wrote into the address.
 */
export function safeIdOf(id: string, isListed: boolean): string | null {
  return isListed || SHORT_NUMBER_PATTERN.test(id) ? id : null
}
