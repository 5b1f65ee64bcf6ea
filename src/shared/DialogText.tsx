import type { ReactNode } from 'react'
import styles from './DialogText.module.css'

/** A paragraph of a dialog. */
export function DialogText({ children }: { children: ReactNode }) {
  return <p className={styles['text']}>{children}</p>
}
