import type { ReactNode } from 'react'
import styles from './DescriptionList.module.css'

export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className={styles['facts']}>{children}</dl>
}

/** @param weight plain for what is beside the point */
export function Detail({
  name,
  weight,
  children,
}: {
  name: ReactNode
  weight?: 'strong' | 'plain' | undefined
  children: ReactNode
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={weight && styles[weight]}>{children}</dd>
    </div>
  )
}

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
          <span>{fact}</span>
        </span>
      ))}
    </span>
  )
}
