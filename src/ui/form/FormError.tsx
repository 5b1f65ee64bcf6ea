import styles from './FormError.module.css'

/** Why a request failed, read aloud as it appears; draws nothing for null. */
export function FormError({ children }: { children: string | null }) {
  if (children === null) return null
  return (
    <div className={styles['error']} role="alert">
      {children}
    </div>
  )
}
