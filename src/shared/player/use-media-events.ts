import { useEffect, useEffectEvent } from 'react'

/** @param names a constant: another list would subscribe again */
export function useMediaEvents(
  video: HTMLVideoElement | null,
  names: readonly (keyof HTMLVideoElementEventMap)[],
  handler: (video: HTMLVideoElement) => void,
): void {
  const onEvent = useEffectEvent(handler)
  useEffect(() => {
    if (video === null) return
    const listener = () => onEvent(video)
    for (const name of names) video.addEventListener(name, listener)
    return () => {
      for (const name of names) video.removeEventListener(name, listener)
    }
  }, [video, names])
}
