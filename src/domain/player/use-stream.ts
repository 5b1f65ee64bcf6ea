import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ALWAYS_STALE } from '@/api/keys'
import type { Video } from '@/api/video-schema'
import { videoQueries } from '@/api/videos'
import { useEvent, useOnUnmount } from '@/ui/use-event'
import { savedPosition, savePosition } from './positions'
import { mayAddressBeExpired, resumePosition } from './rules'
import { attachStream } from './stream'
import type { PlaybackFailure } from './watch'

const SAVE_EVERY_SECONDS = 5

/**
 * `end`, the end of the preview, `startAt` and `resumedAt` are in seconds. `startAt` is the
 * position at which the video would start. `resumedAt` is 0 until the video has started, and if it
 * started at its beginning. `loss` is `missing` if the video has no address.
 */
export function useStream({
  element,
  video,
  end,
  startsAtOnce,
}: {
  element: HTMLVideoElement | null
  video: Video
  end: number | null
  startsAtOnce: boolean
}) {
  const { id, streamUrl } = video
  const readStartPosition = () => resumePosition(savedPosition(id), video.durationSeconds, end)
  // The playing stream; null before the start. `startAt` is in seconds. A new object starts the
  // stream again, even at the same position. If the query returns a newly signed address, the
  // playing stream keeps its address.
  const [currentStream, setCurrentStream] = useState(
    startsAtOnce ? { startAt: readStartPosition(), url: streamUrl } : null,
  )
  const [loss, setLoss] = useState<PlaybackFailure | 'missing' | null>(null)
  const [isRenewing, setIsRenewing] = useState(false)
  const queryClient = useQueryClient()
  const videoQuery = videoQueries.video(id)
  const [resumedAt, setResumedAt] = useState(currentStream?.startAt ?? 0)

  // Called before the effect that attaches the stream, so the position is saved before the clean-up
  // of that effect removes the stream from the element.
  usePositionSaving(element, id)

  const onLoss = useEffectEvent((reason: PlaybackFailure | null) => {
    setLoss(reason)
    // The cached address may have expired, so the next visit to the screen requests a new address.
    if (needsNewAddress(reason))
      void queryClient.invalidateQueries({ queryKey: videoQuery.queryKey, refetchType: 'none' })
  })

  useEffect(() => {
    if (element === null || currentStream === null) return
    // If the browser refuses to play, the video stays paused.
    const play = () => void element.play().catch(() => undefined)
    element.addEventListener('loadedmetadata', play, { once: true })
    const detach = attachStream(element, currentStream.url, currentStream.startAt, onLoss)
    return () => {
      element.removeEventListener('loadedmetadata', play)
      detach()
    }
  }, [element, currentStream])

  const startStream = (startAt: number, url: string) => {
    setLoss(url === '' ? 'missing' : null)
    if (url !== '') setCurrentStream({ startAt, url })
  }
  const start = () => {
    const startAt = readStartPosition()
    if (streamUrl !== '') setResumedAt(startAt)
    startStream(startAt, streamUrl)
  }
  /**
   * Starts again at the same position, with a new address if the known address may have expired.
   */
  const retry = async () => {
    const hasNoData = element === null || element.readyState === HTMLMediaElement.HAVE_NOTHING
    const startAt = hasNoData ? (currentStream?.startAt ?? readStartPosition()) : element.currentTime
    const knownUrl = currentStream?.url ?? streamUrl
    if (!needsNewAddress(loss)) {
      startStream(startAt, knownUrl)
      return
    }
    setLoss(null)
    setIsRenewing(true)
    // If the request fails, the known address is tried again.
    const freshVideo = await queryClient.fetchQuery({ ...videoQuery, staleTime: ALWAYS_STALE }).catch(() => null)
    setIsRenewing(false)
    startStream(startAt, freshVideo?.streamUrl ?? knownUrl)
  }
  return {
    isStarted: currentStream !== null || isRenewing,
    isRenewing,
    loss,
    startAt: readStartPosition(),
    resumedAt,
    start,
    retry,
  }
}

function needsNewAddress(loss: PlaybackFailure | 'missing' | null): boolean {
  return loss === 'missing' || (loss !== null && loss !== 'code' && mayAddressBeExpired(loss))
}

function usePositionSaving(element: HTMLVideoElement | null, videoId: string): void {
  const lastSavedPosition = useRef(0)
  const save = () => {
    if (element === null || element.readyState === HTMLMediaElement.HAVE_NOTHING) return
    lastSavedPosition.current = element.currentTime
    savePosition(videoId, element.ended ? 0 : element.currentTime, element.duration)
  }
  useEvent(element, ['pause', 'ended'], save)
  useEvent(element, 'timeupdate', () => {
    if (element !== null && Math.abs(element.currentTime - lastSavedPosition.current) >= SAVE_EVERY_SECONDS) save()
  })
  useEvent(window, 'pagehide', save)
  useOnUnmount(save)
}
