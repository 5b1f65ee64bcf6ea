import type { ReactNode } from 'react'
import styles from './DescriptionList.module.css'

export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className={styles['facts']}>{children}</dl>
}

/** @param weight `plain` for a detail of less importance */
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

/** Parts with dots between them. A part wraps as a unit, and no line begins or ends with a dot. */
export function DottedLine({ parts }: { parts: string | readonly ReactNode[] }) {
  const items: readonly ReactNode[] = typeof parts === 'string' ? parts.split(' · ') : parts
  const [first, ...others] = items
  return (
    <span className={styles['line']}>
      <span className={styles['fact']}>{first}</span>
      {others.map((item, at) => (
        <span key={`${at + 1}`} className={styles['fact']}>
          <span className={styles['dot']}> · </span>
          <span>{item}</span>
        </span>
      ))}
    </span>
  )
}
