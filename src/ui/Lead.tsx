import type { ReactNode } from 'react'
import styles from './Lead.module.css'

/** The sentence above the figures of a sheet. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles['lead']}>{children}</p>
}
