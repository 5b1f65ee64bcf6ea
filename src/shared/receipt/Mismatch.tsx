import type { ReactNode } from 'react'
import styles from './Mismatch.module.css'

export function Mismatch({ children }: { children: ReactNode }) {
  return <span className={styles['mismatch']}>{children}</span>
}
