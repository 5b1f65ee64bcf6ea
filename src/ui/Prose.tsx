import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './Prose.module.css'

export function Prose({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={clsx(styles['prose'], className)}>{children}</div>
}
