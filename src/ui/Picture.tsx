import { useEffect, useRef, useState, type ReactNode } from 'react'
import { knowsNear, onceNear } from './near'

/** Addresses that were shown: a list that is scrolled back shows them at once. */
const shown = new Set<string>()

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
  const place = useRef<HTMLSpanElement>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [isNear, setIsNear] = useState(!knowsNear || shown.has(src))
  const isMissing = src === '' || failed === src
  const waits = isLazy && !isNear && !isMissing
  useEffect(() => {
    if (!waits || place.current === null) return
    return onceNear(place.current, () => setIsNear(true))
  }, [waits])
  if (isMissing) return <span className={className}>{fallback}</span>
  if (waits)
    return alt === '' ? (
      <span ref={place} className={className} />
    ) : (
      <span ref={place} className={className} role="img" aria-label={alt} />
    )
  return (
    <img
      src={src}
      alt={alt}
      className={className}
      decoding="async"
      draggable={false}
      onLoad={() => shown.add(src)}
      onError={() => setFailed(src)}
    />
  )
}
