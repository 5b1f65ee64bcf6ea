import type { ReactNode } from 'react'
import styles from './FormNotice.module.css'

export function FormNotice({ children }: { children: ReactNode }) {
  return <p className={styles['notice']}>{children}</p>
}
