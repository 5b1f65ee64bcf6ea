import type { ReactNode } from 'react'
import styles from './SheetFoot.module.css'

/** What a sheet asks for: it stays in sight, and the rest of the sheet scrolls under it. */
export function SheetFoot({ children }: { children: ReactNode }) {
  return <div className={styles['foot']}>{children}</div>
}
