import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './SplitRow.module.css'

/** Two children at the ends of a row, below each other where they do not fit. */
export function SplitRow({
  align,
  gap,
  className,
  children,
}: {
  align: 'center' | 'baseline'
  /** A value of the CSS property. */
  gap: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={clsx(styles['row'], styles[align], className)} style={{ gap }}>
      {children}
    </div>
  )
}
