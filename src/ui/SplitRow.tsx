import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './SplitRow.module.css'

/** Two children at the ends of a row; where they do not fit, below each other. */
export function SplitRow({
  align,
  gap,
  className,
  children,
}: {
  align: 'center' | 'baseline'
  /** Between the rows and between the two, as in the CSS property. */
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
