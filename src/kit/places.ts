import { createStore } from 'zustand/vanilla'

/**
 * By an entry of the history and a name: how far it was scrolled in px, how many rows of a list
 * were drawn. So Back leads to the place that was left.
 */
const places = createStore<Readonly<Record<string, number>>>(() => ({}))

export function placeOf(entry: string, name: string): number {
  return places.getState()[`${entry}|${name}`] ?? 0
}

export function keepPlace(entry: string, name: string, place: number): void {
  places.setState({ [`${entry}|${name}`]: place })
}
