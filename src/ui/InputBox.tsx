import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './InputBox.module.css'

export function InputBox({
  isInvalid = false,
  className,
  children,
}: {
  isInvalid?: boolean
  className?: string | undefined
  children: ReactNode
}) {
  return <div className={clsx(styles['box'], isInvalid && styles['invalid'], className)}>{children}</div>
}
