import type { VirtualItem } from '@tanstack/react-virtual'

interface Place {
  /** Where the page was scrolled to, in px. */
  top: number
  /** What each row measured, so that the list has its height before it is drawn. */
  rows: VirtualItem[]
  /** The page's width at that time: on another one rows break otherwise. */
  width: number
}

/** Where each category was left, as long as the page lives. */
const places = new Map<string, Place>()

export function keepPlace(classKey: string, place: Place): void {
  places.set(classKey, place)
}

/** The scroll position a category was left at; null for one not seen yet. */
export function placeOf(classKey: string): number | null {
  return places.get(classKey)?.top ?? null
}

/** Measured rows of a category, where they still hold. */
export function rowsOf(classKey: string, width: number): VirtualItem[] {
  const place = places.get(classKey)
  return place !== undefined && place.width === width ? place.rows : []
}
