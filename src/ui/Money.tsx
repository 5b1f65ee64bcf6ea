import { clsx } from 'clsx'
import { config } from '@/config'
import { type Money as Amount, formatAmount, formatSigned, isNegative, isZero } from '@/lib/money/text'
import type { Separator } from '@/lib/number-style'
import styles from './Money.module.css'

/** No line ends between a figure and its currency. */
const NO_BREAK = '\u00a0'

/** "Rp 1,900", "−Rp 1,900": a sign stands before the label. */
export function moneyText(amount: Amount, separator: Separator = 'comma'): string {
  return withCurrency(formatAmount(amount, separator))
}

/** "+Rp 1,900", "−Rp 100", "Rp 0". */
export function signedMoneyText(amount: Amount): string {
  return withCurrency(formatSigned(amount))
}

/** The two ends of a range: the currency before the first is that of both. */
export function rangeEnds(minimum: Amount, maximum: Amount, separator: Separator) {
  return { minimum: moneyText(minimum, separator), maximum: formatAmount(maximum, separator) }
}

/** For a figure that is formatted already. */
export function withCurrency(figure: string): string {
  const { sign, digits } = signAndDigits(figure)
  return sign + config.currency + NO_BREAK + digits
}

function signAndDigits(figure: string): { sign: string; digits: string } {
  const digits = figure.replace(/^[+−]/, '')
  return { sign: figure.slice(0, figure.length - digits.length), digits }
}

/** A figure by itself, such as a formatted amount: no page translator may change its digits. */
export function Figure({ children }: { children: string }) {
  return <span translate="no">{children}</span>
}

/** The account's one currency label is always beside the amount (readings 10 and 11). */
export function Money({
  amount,
  separator = 'comma',
  size = 'inline',
  isSigned = false,
}: {
  amount: Amount
  separator?: Separator
  size?: 'inline' | 'large'
  isSigned?: boolean
}) {
  const { sign, digits } = signAndDigits(isSigned ? formatSigned(amount) : formatAmount(amount, separator))
  return (
    <span className={clsx(styles['money'], size === 'inline' && styles['inline'])} translate="no">
      <span className={styles['sign']}>{sign}</span>
      <span className={styles['label']}>{config.currency}</span>
      {'\u00a0'}
      <span>{digits}</span>
    </span>
  )
}

/** Green and bold for a gain alone; anything else in plain ink, because red is for errors. */
export function NetAmount({ amount, size = 'inline' }: { amount: Amount; size?: 'inline' | 'large' }) {
  const isGain = !isZero(amount) && !isNegative(amount)
  return (
    <span className={clsx(isGain && styles['gain'])}>
      <Money amount={amount} size={size} isSigned />
    </span>
  )
}
