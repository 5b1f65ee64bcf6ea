import { useState } from 'react'
import { useMediaEvents } from './use-media-events'

const LOADED = ['loadeddata'] as const
const MOVED = ['timeupdate'] as const
const EMPTIED = ['emptied'] as const
const MOVED_SECONDS = 0.3

/** Whether the element shows a picture of the stream; before, it is black. */
export function useHasPicture(video: HTMLVideoElement | null): boolean {
  const [hasPicture, setHasPicture] = useState(false)
  useMediaEvents(video, EMPTIED, () => setHasPicture(false))
  useMediaEvents(video, LOADED, (element) => {
    // Loaded is not painted yet; Firefox before 132 does not tell them apart.
    if (typeof element.requestVideoFrameCallback === 'function')
      element.requestVideoFrameCallback(() => setHasPicture(true))
    else setHasPicture(true)
  })
  // A browser that paints nothing behind the poster reports no painted picture either.
  useMediaEvents(video, MOVED, ({ played }) => {
    if (played.length > 0 && played.end(0) - played.start(0) > MOVED_SECONDS) setHasPicture(true)
  })
  return hasPicture
}
