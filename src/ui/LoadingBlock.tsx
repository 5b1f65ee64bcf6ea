import type { ReactNode } from 'react'

/** Skeletons that a screen reader reads as one word. */
export function LoadingBlock({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-label={label}>
      {children}
    </div>
  )
}
