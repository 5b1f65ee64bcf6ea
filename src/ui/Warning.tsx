import type { ReactNode } from 'react'
import styles from './Warning.module.css'

/** What the member must not overlook, above the content it is about; `isAlert` also reads it aloud as it appears. */
export function Warning({ isAlert = false, children }: { isAlert?: boolean; children: ReactNode }) {
  return (
    <p className={styles['warning']} role={isAlert ? 'alert' : undefined}>
      {children}
    </p>
  )
}
