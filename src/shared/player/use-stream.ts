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
  const { id, streamUrl } = video
  const savedStart = () => resumePosition(savedPosition(id), video.durationSeconds, end)
  // A new object with every start, in seconds: the same place may be tried again. It plays on where
  // the platform signs the address anew.
  const [run, setRun] = useState(startsAtOnce ? { startAt: savedStart(), url: streamUrl } : null)
  const [loss, setLoss] = useState<LossReason | 'missing' | 'code' | null>(null)
  const [resumedAt, setResumedAt] = useState(run?.startAt ?? 0)

  // Its clean-up comes first, while the element still knows where it is.
  useSavedPosition(element, id)

  useEffect(() => {
    if (element === null || run === null) return
    const play = () => void element.play().catch(() => undefined)
    element.addEventListener('loadedmetadata', play, { once: true })
    const detach = attachStream(element, run.url, run.startAt, setLoss)
    return () => {
      element.removeEventListener('loadedmetadata', play)
      detach()
    }
  }, [element, run])

  const start = (from?: number) => {
    if (streamUrl === '') {
      setLoss('missing')
      return
    }
    const startAt = from ?? savedStart()
    if (from === undefined) setResumedAt(startAt)
    setLoss(null)
    setRun({ startAt, url: streamUrl })
  }
  /** From where the film is by now; where nothing of it has come, from where it was to begin. */
  const retry = () => start(element?.readyState === HTMLMediaElement.HAVE_NOTHING ? run?.startAt : element?.currentTime)
  return { isStarted: run !== null, loss, resumedAt, start, retry }
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
