import type { ReactNode } from 'react'
import styles from './WarningBox.module.css'

/** A text on a red ground. `Warning` also keeps the ids of rounds in it on one line. */
export function WarningBox({ isAlert = false, children }: { isAlert?: boolean; children: ReactNode }) {
  return (
    <p className={styles['warning']} role={isAlert ? 'alert' : undefined}>
      {children}
    </p>
  )
}
