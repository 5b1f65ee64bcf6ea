import { createStore } from 'zustand/vanilla'

/**
 * By an entry of the history and a name: how far it was scrolled in px, how many rows of a list
 * were drawn. So Back leads to the place that was left.
 */
const restorePoints = createStore<Readonly<Record<string, number>>>(() => ({}))

export function restorePointOf(entry: string, name: string): number {
  return restorePoints.getState()[`${entry}|${name}`] ?? 0
}

export function saveRestorePoint(entry: string, name: string, place: number): void {
  restorePoints.setState({ [`${entry}|${name}`]: place })
}
