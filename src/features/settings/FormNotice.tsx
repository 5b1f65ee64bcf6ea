import type { ReactNode } from 'react'
import styles from './FormNotice.module.css'

/** What to know before the form is filled in. */
export function FormNotice({ children }: { children: ReactNode }) {
  return <p className={styles['notice']}>{children}</p>
}
