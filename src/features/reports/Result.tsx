import { config } from '@/config'
import { formatAmount, isNegative, type Money } from '@/lib/money'
import styles from './Reports.module.css'

/** "+1,250", "−2,550" or "0": a result always says which way it went. */
export function signed(amount: Money): string {
  const text = formatAmount(amount)
  return text === '0' || isNegative(amount) ? text : `+${text}`
}

/** A result as a figure: green where money came in, plain ink where it went; never red, that is for errors. */
export function Result({ amount, size = 'inline' }: { amount: Money; size?: 'inline' | 'large' }) {
  const text = signed(amount)
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
