import styles from './PasswordHint.module.css'

export function PasswordHint({ text }: { text: string | null }) {
  return (
    <p className={styles['hint']} role="status">
      {text}
    </p>
  )
}
