import type { ReactNode } from 'react'
import styles from './Warning.module.css'
import { WholePeriods } from './WholePeriods'

export function Warning({ isAlert = false, children }: { isAlert?: boolean; children: ReactNode }) {
  return (
    <p className={styles['warning']} role={isAlert ? 'alert' : undefined}>
      {typeof children === 'string' ? <WholePeriods text={children} /> : children}
    </p>
  )
}
