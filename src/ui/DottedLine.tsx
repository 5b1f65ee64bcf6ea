import type { ReactNode } from 'react'
import styles from './DottedLine.module.css'

/** Facts with dots between them: one that goes to the next line goes whole, and leaves no dot. */
export function DottedLine({ parts }: { parts: string | readonly ReactNode[] }) {
  const facts: readonly ReactNode[] = typeof parts === 'string' ? parts.split(' · ') : parts
  const [first, ...others] = facts
  return (
    <span className={styles['line']}>
      <span className={styles['fact']}>{first}</span>
      {others.map((fact, at) => (
        <span key={`${at + 1}`} className={styles['fact']}>
          <span className={styles['dot']}> · </span>
          {fact}
        </span>
      ))}
    </span>
  )
}
