import type { ReactNode } from 'react'
import styles from './Warning.module.css'

export function Warning({ isAlert = false, children }: { isAlert?: boolean; children: ReactNode }) {
  return (
    <p className={styles['warning']} role={isAlert ? 'alert' : undefined}>
      {children}
    </p>
  )
}
