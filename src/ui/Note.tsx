import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './Note.module.css'

/** A paragraph of small grey print. A hint is larger and darker: it explains what to do. */
export function Note({
  children,
  kind = 'note',
  isCentered = false,
  className,
}: {
  children: ReactNode
  kind?: 'note' | 'hint'
  isCentered?: boolean
  /** For the margins around it. */
  className?: string | undefined
}) {
  return (
    <p className={clsx(styles['note'], kind === 'hint' && styles['hint'], isCentered && styles['centered'], className)}>
      {children}
    </p>
  )
}
