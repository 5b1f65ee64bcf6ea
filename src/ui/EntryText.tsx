import type { ReactNode } from 'react'
import styles from './EntryText.module.css'

export function EntryText({ children }: { children: ReactNode }) {
  return <span className={styles['text']}>{children}</span>
}
