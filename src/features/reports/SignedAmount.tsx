import { clsx } from 'clsx'
import { config } from '@/config'
import { formatSigned, type Money } from '@/lib/money/text'
import styles from './SignedAmount.module.css'

/** A result as a figure: green where money came in, plain ink where it went; never red, that is for errors. */
export function SignedAmount({ amount, size = 'inline' }: { amount: Money; size?: 'inline' | 'large' }) {
  const text = formatSigned(amount)
  return (
    <span
      className={clsx(styles['result'], text.startsWith('+') && styles['gained'], size === 'large' && styles['large'])}
    >
      {size === 'large' && (
        <>
          <span className={styles['unit']}>{config.currency}</span>{' '}
        </>
      )}
      {text}
    </span>
  )
}
