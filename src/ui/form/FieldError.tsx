import styles from './FieldError.module.css'

/** What is wrong with a field, below it; the field's `aria-describedby` names the id. Draws nothing for null. */
export function FieldError({ id, children }: { id: string; children: string | null }) {
  if (children === null) return null
  return (
    <p id={id} className={styles['error']}>
      {children}
    </p>
  )
}
