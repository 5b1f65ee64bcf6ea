import { useState, type ReactNode } from 'react'

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
  if (src === '' || failed === src) return <span className={className}>{fallback}</span>
  return (
    <img
      src={src}
      alt={alt}
      className={className}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      draggable={false}
      onError={() => setFailed(src)}
    />
  )
}
