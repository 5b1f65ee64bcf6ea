import { useEffect, useState } from 'react'
import type { Video } from '@/api/video-schema'
import { oneGroup } from '@/shared/long-list/LongList'
import { WindowedRows } from '@/shared/long-list/WindowedRows'
import type { KeptList } from './kept-lists'
import { CARD_HEIGHT } from './ListSkeleton'
import { VideoCard } from './VideoCard'

/** In px, between two cards. */
const GAP = 12
/** The next page is requested when this few rows are left below: about two thirds of a screen. */
const ROWS_AHEAD = 6

/** More are loaded as they come near: only the rows in view are drawn from the start. */
export function VideoRows({
  videos,
  total,
  kept,
  label,
  onNearEnd,
}: {
  videos: readonly Video[]
  /** Null where the server does not say. */
  total: number | null
  kept: KeptList
  label: string
  onNearEnd: () => void
}) {
  const [lastInView, setLastInView] = useState(0)
  const isNearEnd = lastInView >= videos.length - 1 - ROWS_AHEAD
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, onNearEnd])
  return (
    <WindowedRows
      groups={oneGroup(videos)}
      keyOf={({ id }) => id}
      total={total}
      kept={kept}
      label={label}
      guess={CARD_HEIGHT}
      gap={GAP}
      onView={setLastInView}
    >
      {(video) => <VideoCard video={video} />}
    </WindowedRows>
  )
}
