import type { ReactNode } from 'react'
import styles from './Mismatch.module.css'

/** Says that a settled line differs from its draw. */
export function Mismatch({ as: Tag, children }: { as: 'span' | 'p'; children: ReactNode }) {
  return <Tag className={styles['mismatch']}>{children}</Tag>
}
