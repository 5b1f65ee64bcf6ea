import styles from './FormError.module.css'

/** Why a request failed, read aloud as it appears; a line of text is a paragraph. Draws nothing for null. */
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
