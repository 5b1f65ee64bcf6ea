import styles from './FieldError.module.css'

/** What is wrong with a field; the field names `id` in `aria-describedby`. Null draws nothing. */
export function FieldError({ id, children }: { id: string; children: string | null }) {
  if (children === null) return null
  return (
    <p id={id} className={styles['error']}>
      {children}
    </p>
  )
}
