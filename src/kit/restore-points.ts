import { createStore } from 'zustand/vanilla'

/**
 * Scroll positions in px, and numbers of drawn rows, by history entry and name. Back uses them to
 * show a screen as the member left it.
 */
const restorePoints = createStore<Readonly<Record<string, number>>>(() => ({}))

/** Returns 0 if nothing is saved. */
export function restorePointOf(entryKey: string, name: string): number {
  return restorePoints.getState()[`${entryKey}|${name}`] ?? 0
}

export function saveRestorePoint(entryKey: string, name: string, value: number): void {
  restorePoints.setState({ [`${entryKey}|${name}`]: value })
}
