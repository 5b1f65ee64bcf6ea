import type { VirtualItem } from '@tanstack/react-virtual'
import type { VideoPage } from '@/api/videos'

export interface KeptList {
  /** The document's scroll position in px. */
  top: number
  rows: VirtualItem[]
}

/** By first page: a reloaded list has another one and begins at its top. */
const kept = new WeakMap<VideoPage, KeptList>()

export function keptList(first: VideoPage): KeptList {
  const known = kept.get(first)
  if (known !== undefined) return known
  const fresh = { top: 0, rows: [] }
  kept.set(first, fresh)
  return fresh
}
