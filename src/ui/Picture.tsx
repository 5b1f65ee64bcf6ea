import { type ReactNode, useCallback, useState } from 'react'
import { savesData } from '@/lib/data-saver'
import { Icon } from './icons'
import { useNetworkReturn } from './use-event'

/**
 * In px beyond the edge of the screen. The browser's own `loading=lazy` reaches 1,250 to 2,500 px
 * ahead, more than all of Home.
 */
const AHEAD = 200

/** Addresses that were shown: a list that is scrolled back shows them at once. */
const loadedSources = new Set<string>()

/**
 * Its class gives it its size, so that nothing moves when it arrives. Until it is near, and where
 * there is none, its place is an empty box of that size.
 * @param isLazy false for what the screen is about
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
  const waits = isLazy && !isNear && !isMissing
  const place = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const look = (entries: readonly IntersectionObserverEntry[]) =>
      entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true)
    const observer = new IntersectionObserver(look, { rootMargin: `${savesData() ? 0 : AHEAD}px 0px` })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  if (isMissing) return <span className={className}>{fallback}</span>
  if (waits) return <span ref={place} className={className} {...(alt !== '' && { role: 'img', 'aria-label': alt })} />
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

/** A video's, for the eye alone: its name stands beside it. */
export function Poster(picture: { src: string; className: string | undefined; isLazy?: boolean }) {
  return <Picture {...picture} alt="" fallback={<Icon name="video" size={28} />} />
}
