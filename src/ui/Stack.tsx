import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './Stack.module.css'

export function Stack({
  as: Tag = 'div',
  gap = 4,
  className,
  children,
}: {
  as?: 'div' | 'ul' | 'ol'
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <Tag className={clsx(styles['stack'], className)} style={{ gap: `var(--space-${gap})` }}>
      {children}
    </Tag>
  )
}
