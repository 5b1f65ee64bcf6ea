import { type ReactNode, useCallback, useState } from 'react'
import { savesData } from '@/lib/data-saver'
import { Icon } from './icons'
import { useNetworkReturn } from './use-event'

/**
 * Distance from the edge of the screen at which a picture loads. The browser's own `loading=lazy`
 * loads 1,250 to 2,500 px ahead, which is more than all of Home.
 */
const LAZY_MARGIN_PX = 200

/** Addresses of pictures that have loaded: a list that is scrolled back shows them at once. */
const loadedSources = new Set<string>()

/**
 * Shows a picture once it is near the screen. `className` sets its size, so that nothing moves when
 * it loads. Until then its place is an empty box of that size; if the picture is missing, the box
 * contains `fallback`.
 * @param isLazy false for the main picture of a screen: it loads at once
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
  const [failed, setFailed] = useState<string | null>(null)
  const [isNear, setIsNear] = useState(() => loadedSources.has(src))
  useNetworkReturn(() => setFailed(null), failed !== null)
  const isMissing = src === '' || failed === src
  const isDeferred = isLazy && !isNear && !isMissing
  const observe = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const onIntersection = (entries: readonly IntersectionObserverEntry[]) =>
      entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true)
    const observer = new IntersectionObserver(onIntersection, {
      rootMargin: `${savesData() ? 0 : LAZY_MARGIN_PX}px 0px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
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
      onError={() => setFailed(src)}
    />
  )
}

/** Picture of a video. It has no alternative text, because the video's name is beside it. */
export function Poster(picture: { src: string; className: string | undefined; isLazy?: boolean }) {
  return <Picture {...picture} alt="" fallback={<Icon name="video" size={28} />} />
}
