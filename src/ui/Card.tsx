import type { ReactNode } from 'react'
import styles from './Card.module.css'

/**
 * The box that stands out, one a screen. Rows of a list stand on the page itself: `tight`. A note is a
 * `Note`, and has no box either.
 */
export function Card({ children, tight = false }: { children: ReactNode; tight?: boolean }) {
  return <div className={tight ? undefined : styles['card']}>{children}</div>
}
