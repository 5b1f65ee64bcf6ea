import { createStore } from 'zustand/vanilla'

/**
 * Scroll positions in px and numbers of rows drawn, by history entry and name, so that Back
 * restores the place that the member left.
 */
const restorePoints = createStore<Readonly<Record<string, number>>>(() => ({}))

/** 0 if nothing is saved. */
export function restorePointOf(entry: string, name: string): number {
  return restorePoints.getState()[`${entry}|${name}`] ?? 0
}

export function saveRestorePoint(entry: string, name: string, value: number): void {
  restorePoints.setState({ [`${entry}|${name}`]: value })
}
