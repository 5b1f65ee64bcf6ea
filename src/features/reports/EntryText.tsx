import type { ReactNode } from 'react'
import styles from './EntryText.module.css'

/** What an entry is, in lines of text at its left; the amounts are at its right. */
export function EntryText({ children }: { children: ReactNode }) {
  return <span className={styles['text']}>{children}</span>
}
