import { type ReactNode, useCallback, useState } from 'react'
import { shouldSaveData } from '@/lib/data-saver'
import { Icon } from './icons'
import { useNetworkReturn } from './use-event'

/**
 * A picture loads at this distance from the screen, or at 0 px with the data saver. The browser's
 * `loading=lazy` begins 1,250 to 2,500 px away, and would load all pictures of Home at once.
 */
const LAZY_MARGIN_PX = 200

/** Pictures that have loaded are shown at once when they are mounted again. */
const loadedSources = new Set<string>()

/**
 * Shows a picture once it is near the screen, an empty box until then, and `fallback` if there is
 * no picture. `className` sets the size of all three, so that nothing moves.
 * @param isLazy false for the main picture of a screen, which loads at once
 */
export function Picture({
  src,
  alt,
  className,
  fallback,
  isLazy = true,
}: {
  src: string
  alt: string
  className?: string | undefined
  fallback: ReactNode
  isLazy?: boolean
}) {
  const [failedSource, setFailedSource] = useState<string | null>(null)
  const { isNear, observe } = useIsNear(() => loadedSources.has(src))
  useNetworkReturn(() => setFailedSource(null), failedSource !== null)
  const isMissing = src === '' || failedSource === src
  const isDeferred = isLazy && !isNear && !isMissing
  if (isMissing) return <span className={className}>{fallback}</span>
  if (isDeferred)
    return <span ref={observe} className={className} {...(alt !== '' && { role: 'img', 'aria-label': alt })} />
  return (
    <img
      src={src}
      alt={alt}
      className={className}
      decoding="async"
      draggable={false}
      onLoad={() => loadedSources.add(src)}
      onError={() => setFailedSource(src)}
    />
  )
}

/**
 * `isNear` is true from the moment when the element of `observe`, a ref callback, is within
 * `marginPx` of the screen. With the data saver it must be on the screen.
 */
export function useIsNear(isNearAtFirst: () => boolean, marginPx = LAZY_MARGIN_PX) {
  const [isNear, setIsNear] = useState(isNearAtFirst)
  const observe = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined
      const onIntersection = (entries: readonly IntersectionObserverEntry[]) =>
        entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true)
      const observer = new IntersectionObserver(onIntersection, {
        rootMargin: `${shouldSaveData() ? 0 : marginPx}px 0px`,
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [marginPx],
  )
  return { isNear, observe }
}

/** Has no alternative text, because the video's name is beside it. */
export function Poster(picture: { src: string; className: string | undefined; isLazy?: boolean }) {
  return <Picture {...picture} alt="" fallback={<Icon name="video" size={28} />} />
}
