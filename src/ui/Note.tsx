import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { WholePeriods } from './periods'
import styles from './Note.module.css'

/** Small grey print. A hint is larger and darker: it explains what to do. */
export function Note({
  as: Tag = 'p',
  htmlFor,
  children,
  kind = 'note',
  isCentered = false,
  className,
}: {
  as?: 'p' | 'label'
  htmlFor?: string
  children: ReactNode
  kind?: 'note' | 'hint'
  isCentered?: boolean
  className?: string | undefined
}) {
  return (
    <Tag
      htmlFor={htmlFor}
      className={clsx(styles['note'], kind === 'hint' && styles['hint'], isCentered && styles['centered'], className)}
    >
      {children}
    </Tag>
  )
}

export function Warning({ isAlert = false, children }: { isAlert?: boolean; children: ReactNode }) {
  return (
    <p className={styles['warning']} role={isAlert ? 'alert' : undefined}>
      {typeof children === 'string' ? <WholePeriods text={children} /> : children}
    </p>
  )
}
