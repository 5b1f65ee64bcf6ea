import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './CardLink.module.css'

/** A card with a picture above its words, which leads on as a whole. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles['card']} to={to}>
      {children}
    </Link>
  )
}
