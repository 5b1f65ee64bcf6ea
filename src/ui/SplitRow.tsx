import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './SplitRow.module.css'

/** Two children at the ends of a row, below each other where they do not fit. */
export function SplitRow({
  as: Tag = 'div',
  align,
  gap,
  className,
  children,
}: {
  as?: 'div' | 'span'
  align: 'start' | 'center' | 'baseline'
  /** A value of the CSS property. */
  gap: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <Tag className={clsx(styles['row'], styles[align], className)} style={{ gap }}>
      {children}
    </Tag>
  )
}
