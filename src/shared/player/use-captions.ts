import { useEffect, useState } from 'react'
import { isCaptions } from './element'

export interface Caption {
  index: number
  name: string
  isShown: boolean
}

export function useCaptions(video: HTMLVideoElement | null): readonly Caption[] {
  const [captions, setCaptions] = useState<readonly Caption[]>([])
  useEffect(() => {
    if (video === null) return
    const tracks = video.textTracks
    const read = () => setCaptions(captionsOf(tracks))
    for (const event of ['addtrack', 'removetrack', 'change'] as const) tracks.addEventListener(event, read)
    return () => {
      for (const event of ['addtrack', 'removetrack', 'change'] as const) tracks.removeEventListener(event, read)
    }
  }, [video])
  return captions
}

function captionsOf(tracks: TextTrackList): Caption[] {
  return Array.from(tracks).flatMap((track, index) =>
    isCaptions(track)
      ? [{ index, name: track.label || track.language || String(index + 1), isShown: track.mode === 'showing' }]
      : [],
  )
}
