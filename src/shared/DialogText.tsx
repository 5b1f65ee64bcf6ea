import type { ReactNode } from 'react'
import styles from './DialogText.module.css'

export function DialogText({ children }: { children: ReactNode }) {
  return <p className={styles['text']}>{children}</p>
}
