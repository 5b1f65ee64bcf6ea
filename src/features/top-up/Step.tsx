import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'
import styles from './Step.module.css'

/** An open step brings cards of its own; the others are rows of one card. */
export function Step({
  number,
  title,
  isOpen = false,
  children,
}: {
  number: number
  title: string
  isOpen?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={clsx(styles['step'], isOpen && styles['open'])} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        <span className={styles['number']}>{number}</span> {title}
      </h2>
      <div className={styles['body']}>{children}</div>
    </section>
  )
}
