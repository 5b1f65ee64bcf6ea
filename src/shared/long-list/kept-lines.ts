import type { VirtualItem } from '@tanstack/react-virtual'

export interface KeptLines {
  rows: VirtualItem[]
}

/** So many lists on the way back keep the heights of their rows. */
const MOST = 20

/** By the entry of the history that the list is shown in, and its name there. */
const kept = new Map<string, KeptLines>()

/** The heights of a list's rows, so that Back finds its page as high as it was. */
export function keptLines(entry: string, name: string): KeptLines {
  const key = `${entry}|${name}`
  const known = kept.get(key) ?? { rows: [] }
  kept.delete(key)
  kept.set(key, known)
  const [oldest] = kept.keys()
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
  return known
}
