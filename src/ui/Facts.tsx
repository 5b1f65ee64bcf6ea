import type { ReactNode } from 'react'
import styles from './Facts.module.css'

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles['facts']}>{children}</dl>
}

/** @param weight plain for what is beside the point */
export function Fact({
  name,
  weight,
  children,
}: {
  name: string
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
