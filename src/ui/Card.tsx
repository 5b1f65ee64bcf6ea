import type { ReactNode } from 'react'
import styles from './Card.module.css'

/** The box that stands out, one a screen. `tight`: rows of a list, on the page itself. */
export function Card({ children, tight = false }: { children: ReactNode; tight?: boolean }) {
  return <div className={tight ? undefined : styles['card']}>{children}</div>
}
