import styles from './Mark.module.css'

/** "tiga." */
export function Mark() {
  return (
    <span className={styles['mark']} aria-hidden="true">
      tiga<span className={styles['dot']}>.</span>
    </span>
  )
}
