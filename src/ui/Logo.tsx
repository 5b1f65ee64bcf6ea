import styles from './Logo.module.css'

export function Logo() {
  return (
    <span className={styles['mark']} aria-hidden="true">
      tiga<span className={styles['dot']}>.</span>
    </span>
  )
}
