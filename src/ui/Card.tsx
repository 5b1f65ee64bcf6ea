import type { ReactNode } from 'react'
import styles from './Card.module.css'

export function Card({ children, tight = false }: { children: ReactNode; tight?: boolean }) {
  return <div className={`${styles['card']} ${tight ? styles['tight'] : ''}`}>{children}</div>
}

/** A section's heading with an optional link or button at its right. */
export function SectionHeading({ children, action, id }: { children: ReactNode; action?: ReactNode; id?: string }) {
  return (
    <div className={styles['heading']}>
      <h2 id={id}>{children}</h2>
      {action}
    </div>
  )
}

export type ChipTone = 'neutral' | 'demo' | 'good' | 'bad'

export function Chip({ children, tone = 'neutral' }: { children: ReactNode; tone?: ChipTone }) {
  return <span className={`${styles['chip']} ${tone === 'neutral' ? '' : styles[tone]}`}>{children}</span>
}

/** Small print above or beside a figure. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <span className={styles['eyebrow']}>{children}</span>
}

/** Class names of a menu row, for links and buttons alike. */
export const rowStyles = {
  rows: styles['rows'],
  row: styles['row'],
  label: styles['rowLabel'],
  value: styles['rowValue'],
} as const
