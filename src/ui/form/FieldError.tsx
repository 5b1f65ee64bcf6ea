import styles from './FieldError.module.css'

export function FieldError({ id, children }: { id: string; children: string | null }) {
  if (children === null) return null
  return (
    <p id={id} className={styles['error']}>
      {children}
    </p>
  )
}
