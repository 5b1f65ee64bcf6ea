import styles from './FormError.module.css'

/** Why a request failed. Each line of the text is a paragraph; null draws nothing. */
export function FormError({ children }: { children: string | null }) {
  if (children === null) return null
  return (
    <div className={styles['error']} role="alert">
      {children.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
