import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './Note.module.css'

export function Note({
  children,
  kind = 'note',
  isCentered = false,
  className,
}: {
  children: ReactNode
  kind?: 'note' | 'hint'
  isCentered?: boolean
  className?: string | undefined
}) {
  return (
    <p className={clsx(styles['note'], kind === 'hint' && styles['hint'], isCentered && styles['centered'], className)}>
      {children}
    </p>
  )
}
