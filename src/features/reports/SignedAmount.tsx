import { config } from '@/config'
import { formatSigned, type Money } from '@/lib/money/text'
import styles from './Reports.module.css'

/** A result as a figure: green where money came in, plain ink where it went; never red, that is for errors. */
export function SignedAmount({ amount, size = 'inline' }: { amount: Money; size?: 'inline' | 'large' }) {
  const text = formatSigned(amount)
  return (
    <span className={`${styles['result']} ${text.startsWith('+') ? styles['gained'] : ''} ${styles[size]}`}>
      {size === 'large' && (
        <>
          <span className={styles['unit']}>{config.currency}</span>{' '}
        </>
      )}
      {text}
    </span>
  )
}
