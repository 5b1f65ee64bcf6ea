import type { ReactNode } from 'react'
import styles from './Title.module.css'

/** The first line of a card or message: larger than its text, and no heading of the page. */
export function Title({ children }: { children: ReactNode }) {
  return <p className={styles['title']}>{children}</p>
}
