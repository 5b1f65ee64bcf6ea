import type { ReactNode } from 'react'
import { useLabels } from './labels'

/** Skeletons that a screen reader reads as one word. */
export function LoadingBlock({ label, children }: { label?: string; children: ReactNode }) {
  const { loading } = useLabels()
  return (
    <div role="status" aria-label={label ?? loading}>
      {children}
    </div>
  )
}
