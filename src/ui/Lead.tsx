import type { ReactNode } from 'react'
import styles from './Lead.module.css'
import { WholePeriods } from './periods'

export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles['lead']}>{typeof children === 'string' ? <WholePeriods text={children} /> : children}</p>
}
