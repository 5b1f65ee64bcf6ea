import type { VirtualItem } from '@tanstack/react-virtual'
import type { VideoPage } from '@/api/videos'

/** What is kept of a list that is not on the screen, so that it comes back as it was left. */
export interface KeptList {
  /** Where the document was scrolled to, in px. */
  top: number
  /** The heights of the rows that were drawn: without them the list would be as tall as it is guessed. */
  rows: VirtualItem[]
}

/** By the list's first page: a list that is loaded again has another one and begins at its top. */
const kept = new WeakMap<VideoPage, KeptList>()

/** @param first the list's first page */
export function keptList(first: VideoPage): KeptList {
  const known = kept.get(first)
  if (known !== undefined) return known
  const fresh = { top: 0, rows: [] }
  kept.set(first, fresh)
  return fresh
}
