import styles from './errors.module.css'

export function FieldError({ id, children }: { id: string; children: string | null }) {
  if (children === null) return null
  return (
    <p id={id} className={styles['error']}>
      {children}
    </p>
  )
}

export function FormError({ children }: { children: string | null }) {
  if (children === null) return null
  return (
    <div className={styles['formErrorError']} role="alert">
      {children.split('\n').map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  )
}
