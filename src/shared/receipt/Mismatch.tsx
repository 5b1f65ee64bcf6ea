import type { ReactNode } from 'react'
import styles from './Mismatch.module.css'

export function Mismatch({ as: Tag, children }: { as: 'span' | 'p'; children: ReactNode }) {
  return <Tag className={styles['mismatch']}>{children}</Tag>
}
