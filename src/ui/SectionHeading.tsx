import type { ReactNode } from 'react'
import styles from './SectionHeading.module.css'

export function SectionHeading({ children, action, id }: { children: ReactNode; action?: ReactNode; id?: string }) {
  return (
    <div className={styles['heading']}>
      <h2 id={id}>{children}</h2>
      {action}
    </div>
  )
}
