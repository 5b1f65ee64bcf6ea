import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './Card.module.css'

export function Card({ children, tight = false }: { children: ReactNode; tight?: boolean }) {
  return <div className={clsx(styles['card'], tight && styles['tight'])}>{children}</div>
}
