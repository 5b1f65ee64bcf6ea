import { clsx } from 'clsx'
import { formatSigned, type Money } from '@/lib/money/text'
import { Currency } from '@/ui/Money'
import { Figure } from './Figure'
import styles from './SignedAmount.module.css'

/** Green for a gain, plain ink for a loss; red is for errors. */
export function SignedAmount({ amount, size = 'inline' }: { amount: Money; size?: 'inline' | 'large' }) {
  const text = formatSigned(amount)
  const tone = clsx(styles['result'], text.startsWith('+') && styles['gained'])
  if (size === 'inline') return <span className={clsx(tone, styles['inline'])}>{text}</span>
  return (
    <Figure size="large">
      <span className={tone}>
        <Currency /> {text}
      </span>
    </Figure>
  )
}
