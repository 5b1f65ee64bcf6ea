import { clsx } from 'clsx'
import { isNegative, isZero, type Money as Amount } from '@/lib/money/text'
import { Money } from './Money'
import styles from './NetAmount.module.css'

/** Green and bold for a gain alone; anything else in plain ink, because red is for errors. */
export function NetAmount({ amount, size = 'inline' }: { amount: Amount; size?: 'inline' | 'large' }) {
  const isGain = !isZero(amount) && !isNegative(amount)
  return (
    <span className={clsx(isGain && styles['gain'])}>
      <Money amount={amount} size={size} isSigned />
    </span>
  )
}
