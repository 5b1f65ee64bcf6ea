import { clsx } from 'clsx'
import { config } from '@/config'
import { type Money as Amount, formatAmount, formatSigned, isNegative, isZero } from '@/lib/money/text'
import type { GroupSeparator } from '@/lib/number-style'
import styles from './Money.module.css'

/** This space keeps a figure and its currency on one line. */
const NO_BREAK_SPACE = '\u00a0'

/** Returns "Rp 1,900" or "−Rp 1,900", with a minus sign before the currency. */
export function moneyText(amount: Amount, separator: GroupSeparator = 'comma'): string {
  return withCurrency(formatAmount(amount, separator))
}

/** Returns "+Rp 1,900", "−Rp 100" or "Rp 0", with a plus sign for a gain. */
export function signedMoneyText(amount: Amount): string {
  return withCurrency(formatSigned(amount))
}

/** Returns the texts of both ends of a range. Only the minimum has the currency (reading 11). */
export function rangeEndTexts(minimum: Amount, maximum: Amount, separator: GroupSeparator) {
  return { minimum: moneyText(minimum, separator), maximum: formatAmount(maximum, separator) }
}

/** Returns a formatted figure with the currency between its sign and its digits. */
export function withCurrency(figure: string): string {
  const { sign, digits } = signAndDigits(figure)
  return sign + config.currency + NO_BREAK_SPACE + digits
}

function signAndDigits(figure: string): { sign: string; digits: string } {
  const digits = figure.replace(/^[+−]/, '')
  return { sign: figure.slice(0, figure.length - digits.length), digits }
}

/** The translator of a browser must not change a figure (reading 98). */
export function Figure({ children }: { children: string }) {
  return <span translate="no">{children}</span>
}

/** An amount with the currency label of the account (readings 10 and 11). */
export function Money({
  amount,
  separator = 'comma',
  size = 'inline',
  isSigned = false,
}: {
  amount: Amount
  separator?: GroupSeparator
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

/** A gain is green and bold. A loss is not red, because red is for errors. */
export function NetAmount({ amount, size = 'inline' }: { amount: Amount; size?: 'inline' | 'large' }) {
  const isGain = !isZero(amount) && !isNegative(amount)
  return (
    <span className={clsx(isGain && styles['gain'])}>
      <Money amount={amount} size={size} isSigned />
    </span>
  )
}
