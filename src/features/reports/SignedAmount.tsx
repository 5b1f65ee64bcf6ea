import { clsx } from 'clsx'
import { config } from '@/config'
import { formatSigned, type Money } from '@/lib/money/text'
import styles from './SignedAmount.module.css'

/** Green for a gain, plain ink for a loss; red is for errors. */
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
