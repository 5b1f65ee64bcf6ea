import styles from './PasswordHint.module.css'

/** How good the password above is; null while there is nothing to say. */
export function PasswordHint({ text }: { text: string | null }) {
  return (
    <p className={styles['hint']} role="status">
      {text}
    </p>
  )
}
