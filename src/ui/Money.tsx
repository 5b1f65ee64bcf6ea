import { clsx } from 'clsx'
import { config } from '@/config'
import { formatAmount, type Money as Amount, type Separator } from '@/lib/money/text'
import styles from './Money.module.css'

export function moneyText(amount: Amount, separator: Separator = 'comma'): string {
  return `${config.currency} ${formatAmount(amount, separator)}`
}

/** The account's one currency label is always beside the amount (readings 10 and 11). */
export function Money({
  amount,
  separator = 'comma',
  size = 'inline',
}: {
  amount: Amount
  separator?: Separator
  size?: 'inline' | 'large'
}) {
  return (
    <span className={clsx(styles['money'], size === 'inline' && styles['inline'])}>
      <Currency /> {formatAmount(amount, separator)}
    </span>
  )
}

/** Smaller than the figure beside it, except in an inline amount. */
export function Currency() {
  return <span className={styles['label']}>{config.currency}</span>
}
