import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ALWAYS_STALE } from '@/api/keys'
import type { Video } from '@/api/video-schema'
import { videoQueries } from '@/api/videos'
import { useEvent, useOnUnmount } from '@/ui/use-event'
import { savedPosition, savePosition } from './positions'
import { mayBeExpired, resumePosition } from './rules'
import { attachStream } from './stream'
import type { Loss } from './watch'

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
  // `startAt` is in seconds. A new object with every start lets the same place be retried. It keeps
  // its address if the query brings a newly signed one.
  const [run, setRun] = useState(startsAtOnce ? { startAt: savedStart(), url: streamUrl } : null)
  const [loss, setLoss] = useState<Loss | 'missing' | null>(null)
  const [isRenewing, setIsRenewing] = useState(false)
  const queryClient = useQueryClient()
  const query = videoQueries.video(id)
  const [resumedAt, setResumedAt] = useState(run?.startAt ?? 0)

  // First, so that its clean-up runs while the element still has its position.
  useSavedPosition(element, id)

  const onLoss = useEffectEvent((reason: Loss | null) => {
    setLoss(reason)
    // The cached address is dead: the next visit to the screen loads a new one.
    if (isRefusal(reason)) void queryClient.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' })
  })

  useEffect(() => {
    if (element === null || run === null) return
    // A browser may refuse to play: the video then stays paused.
    const play = () => void element.play().catch(() => undefined)
    element.addEventListener('loadedmetadata', play, { once: true })
    const detach = attachStream(element, run.url, run.startAt, onLoss)
    return () => {
      element.removeEventListener('loadedmetadata', play)
      detach()
    }
  }, [element, run])

  const begin = (startAt: number, url: string) => {
    setLoss(url === '' ? 'missing' : null)
    if (url !== '') setRun({ startAt, url })
  }
  const start = () => {
    const startAt = savedStart()
    if (streamUrl !== '') setResumedAt(startAt)
    begin(startAt, streamUrl)
  }
  /**
   * Plays on at the same place. A refused address is requested again: it may have been signed for a
   * short time.
   */
  const retry = async () => {
    const isEmpty = element === null || element.readyState === HTMLMediaElement.HAVE_NOTHING
    const startAt = isEmpty ? (run?.startAt ?? savedStart()) : element.currentTime
    const known = run?.url ?? streamUrl
    if (!isRefusal(loss)) {
      begin(startAt, known)
      return
    }
    setLoss(null)
    setIsRenewing(true)
    // Null: the known address is tried again.
    const fresh = await queryClient.fetchQuery({ ...query, staleTime: ALWAYS_STALE }).catch(() => null)
    setIsRenewing(false)
    begin(startAt, fresh?.streamUrl ?? known)
  }
  return { isStarted: run !== null || isRenewing, isRenewing, loss, resumedAt, start, retry }
}

function isRefusal(loss: Loss | 'missing' | null): boolean {
  return loss === 'missing' || (loss !== null && loss !== 'code' && mayBeExpired(loss))
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
  useOnUnmount(save)
}
