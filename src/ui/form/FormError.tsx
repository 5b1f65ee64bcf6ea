import styles from './FormError.module.css'

export function FormError({ children }: { children: string | null }) {
  if (children === null) return null
  return (
    <div className={styles['error']} role="alert">
      {children.split('\n').map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  )
}
