import type { ReactNode } from 'react'
import { useLabels } from './labels'

export function LoadingBlock({ label, children }: { label?: string; children: ReactNode }) {
  const { loading } = useLabels()
  return (
    <div role="status" aria-label={label ?? loading}>
      {children}
    </div>
  )
}
