import type { ReactNode } from 'react'
import styles from './Card.module.css'

/** The box that stands out, one a screen. Rows of a list stand on the page itself. */
export function Card({ children }: { children: ReactNode }) {
  return <div className={styles['card']}>{children}</div>
}
