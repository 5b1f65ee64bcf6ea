import type { ReactNode } from 'react'
import styles from './FootStack.module.css'

/** Of the bar at the foot: a note above its button, and beside it on a phone on its side. */
export function FootStack({ children }: { children: ReactNode }) {
  return <div className={styles['foot']}>{children}</div>
}
