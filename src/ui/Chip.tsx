import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './Chip.module.css'

export function Chip({
  children,
  tone = 'neutral',
  isAwaited = false,
}: {
  children: ReactNode
  tone?: 'neutral' | 'brand' | 'demo' | 'good'
  /** Keeps its place, and says nothing yet. */
  isAwaited?: boolean
}) {
  return (
    <span className={clsx(styles['chip'], tone !== 'neutral' && styles[tone], isAwaited && styles['awaited'])}>
      {children}
    </span>
  )
}
