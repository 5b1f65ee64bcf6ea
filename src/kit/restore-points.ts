import { createStore } from 'zustand/vanilla'

/**
 * Scroll positions in px and numbers of drawn rows. Each key is a history entry with the name of a
 * value. With these, Back restores the place at which the member left a screen.
 */
const restorePoints = createStore<Readonly<Record<string, number>>>(() => ({}))

/** Returns the saved value; 0 if nothing is saved. */
export function restorePointOf(entry: string, name: string): number {
  return restorePoints.getState()[`${entry}|${name}`] ?? 0
}

export function saveRestorePoint(entry: string, name: string, value: number): void {
  restorePoints.setState({ [`${entry}|${name}`]: value })
}
