import type { ReactNode } from 'react'
import { useLabel } from './labels'
import styles from './skeletons.module.css'

/** Fades in after 300 ms, so that fast answers do not flicker. */
export function Skeleton({ height, width = '100%' }: { height: number | string; width?: number | string }) {
  return <div className={styles['skeleton']} style={{ height, width }} aria-hidden="true" />
}

export function LoadingBlock({ label, children }: { label?: string; children: ReactNode }) {
  const labelOf = useLabel()
  return (
    <div role="status" aria-label={label ?? labelOf('loading')}>
      {children}
    </div>
  )
}
