import type { ReactNode } from 'react'
import styles from './Title.module.css'

/** Looks like a heading and is none: the outline of the page stays short. */
export function Title({ children }: { children: ReactNode }) {
  return <p className={styles['title']}>{children}</p>
}
