import type { ReactNode } from 'react'
import { Icon } from './icons'
import styles from './Disclosure.module.css'

export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={styles['fold']}>
      <summary>
        {summary}
        <Icon name="down" size={16} tone="faint" />
      </summary>
      {children}
    </details>
  )
}
