import { clsx } from 'clsx'
import { config } from '@/config'
import { formatAmount, type Money as Amount, type Separator } from '@/lib/money/text'
import styles from './Money.module.css'

/** "Rp 86,500" as text, where an element cannot stand: labels of buttons, sentences. */
export function moneyText(amount: Amount, separator: Separator = 'comma'): string {
  return `${config.currency} ${formatAmount(amount, separator)}`
}

/** An amount with the account's one currency label beside it (readings 10 and 11). `size="large"` sets the label small. */
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
      <span className={styles['label']}>{config.currency}</span> {formatAmount(amount, separator)}
    </span>
  )
}
