import type { ReactNode } from 'react'
import styles from './Facts.module.css'

/** Names with their values: what is about to be sent, or what was recorded. Its children are `Fact`s. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles['facts']}>{children}</dl>
}

/** One name with its value; the one that counts is strong. */
export function Fact({ name, isStrong = false, children }: { name: string; isStrong?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isStrong ? styles['strong'] : ''}>{children}</dd>
    </div>
  )
}
