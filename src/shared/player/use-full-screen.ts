import { useState } from 'react'
import { useEvent } from '@/ui/use-event'
import { isFullScreen } from './full-screen'

/** Whether the player fills the screen. An iPhone's own full screen brings its own controls. */
export function useFullScreen(video: HTMLVideoElement | null): boolean {
  const [isFull, setIsFull] = useState(false)
  useEvent(document, 'fullscreenchange', () => setIsFull(video !== null && isFullScreen(video)))
  return isFull
}
