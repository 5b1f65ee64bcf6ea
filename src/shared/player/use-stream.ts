import { useEffect, useRef, useState } from 'react'
import type { Video } from '@/api/video-schema'
import { savedPosition, savePosition } from './positions'
import { resumePosition, type LossReason } from './rules'
import { attachStream } from './stream'

const SAVE_EVERY_SECONDS = 5

/**
 * The stream of one video in one element: attached when it is started, detached when the player goes or it is started anew. Where it
 * is left is kept, and taken up the next time.
 */
export function useStream({
  element,
  video,
  end,
  startsAtOnce,
}: {
  element: HTMLVideoElement | null
  video: Video
  /** The end of the preview in seconds, or null. */
  end: number | null
  startsAtOnce: boolean
}) {
  const [run, setRun] = useState<{ number: number; startAt: number } | null>(
    startsAtOnce ? { number: 0, startAt: 0 } : null,
  )
  const [loss, setLoss] = useState<{ reason: LossReason | 'missing'; at: number } | null>(null)
  const [resumedAt, setResumedAt] = useState(0)
  const { id, streamUrl } = video

  useEffect(() => {
    if (element === null || run === null) return
    const play = () => void element.play().catch(() => undefined)
    element.addEventListener('loadedmetadata', play, { once: true })
    const detach = attachStream(element, streamUrl, {
      startAt: run.startAt,
      onLost: (reason) => setLoss({ reason, at: element.currentTime }),
    })
    return () => {
      element.removeEventListener('loadedmetadata', play)
      detach()
    }
  }, [element, run, streamUrl])

  useSavedPosition(element, id)

  const start = (from?: number) => {
    if (streamUrl === '') {
      setLoss({ reason: 'missing', at: 0 })
      return
    }
    const startAt = from ?? resumePosition(savedPosition(id), video.durationSeconds, end)
    if (from === undefined) setResumedAt(startAt)
    setLoss(null)
    setRun((last) => ({ number: (last?.number ?? 0) + 1, startAt }))
  }
  return { isStarted: run !== null, loss, resumedAt, start }
}

/** Keeps the place every few seconds, when it is paused, and when the page goes; forgets it once the video has ended. */
function useSavedPosition(element: HTMLVideoElement | null, videoId: string): void {
  const lastSaved = useRef(0)
  useEffect(() => {
    if (element === null) return
    const save = () => {
      if (element.readyState === HTMLMediaElement.HAVE_NOTHING) return
      lastSaved.current = element.currentTime
      savePosition(videoId, element.ended ? 0 : element.currentTime)
    }
    const onProgress = () => {
      if (Math.abs(element.currentTime - lastSaved.current) >= SAVE_EVERY_SECONDS) save()
    }
    element.addEventListener('timeupdate', onProgress)
    element.addEventListener('pause', save)
    element.addEventListener('ended', save)
    window.addEventListener('pagehide', save)
    return () => {
      save()
      element.removeEventListener('timeupdate', onProgress)
      element.removeEventListener('pause', save)
      element.removeEventListener('ended', save)
      window.removeEventListener('pagehide', save)
    }
  }, [element, videoId])
}
