import { useEffect, useRef, useState } from 'react'
import type { Video } from '@/api/video-schema'
import { useEvent, useOnLeave } from '@/ui/use-event'
import { savedPosition, savePosition } from './positions'
import { resumePosition, type LossReason } from './rules'
import { attachStream } from './stream'

const SAVE_EVERY_SECONDS = 5

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
  // A new object with every start, in seconds: the same place may be tried again.
  const [run, setRun] = useState<{ startAt: number } | null>(startsAtOnce ? { startAt: 0 } : null)
  const [loss, setLoss] = useState<{ reason: LossReason | 'missing' | 'code'; at: number } | null>(null)
  const [resumedAt, setResumedAt] = useState(0)
  const { id, streamUrl } = video

  useEffect(() => {
    if (element === null || run === null) return
    const play = () => void element.play().catch(() => undefined)
    element.addEventListener('loadedmetadata', play, { once: true })
    const detach = attachStream(element, streamUrl, run.startAt, (reason) =>
      setLoss({ reason, at: element.currentTime }),
    )
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
    setRun({ startAt })
  }
  return { isStarted: run !== null, loss, resumedAt, start }
}

function useSavedPosition(element: HTMLVideoElement | null, videoId: string): void {
  const lastSaved = useRef(0)
  const save = () => {
    if (element === null || element.readyState === HTMLMediaElement.HAVE_NOTHING) return
    lastSaved.current = element.currentTime
    savePosition(videoId, element.ended ? 0 : element.currentTime)
  }
  useEvent(element, ['pause', 'ended'], save)
  useEvent(element, 'timeupdate', () => {
    if (element !== null && Math.abs(element.currentTime - lastSaved.current) >= SAVE_EVERY_SECONDS) save()
  })
  useEvent(window, 'pagehide', save)
  useOnLeave(save)
}
