import Big from 'big.js'

/**
 * An exact decimal amount of the account's one currency, as canonical text: "86500", "-12.5", "0".
 * Text because it survives caches, storage and `===` unchanged; never a binary float.
 */
export type Money = string & { readonly __brand: 'Money' }

Big.strict = true
/** Larger than any amount a platform deals in; a number with more digits is broken data, not wealth. */
const MAX_DIGITS = 40
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

/**
 * Reads a decimal text ("007", "12.50", "-3") as Money.
 * @returns null for anything else: exponents, separators, blanks, more than 40 digits.
 */
export function parseMoney(text: string): Money | null {
  const trimmed = text.trim()
  if (trimmed.length > MAX_DIGITS || !DECIMAL.test(trimmed)) return null
  const unsigned = trimmed
    .replace(/^[+]/, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '')
  return canonical(new Big(unsigned))
}

/** Money from a literal in our own code. @throws RangeError when the text is no decimal. */
export function money(text: string): Money {
  const parsed = parseMoney(text)
  if (parsed === null) throw new RangeError(`not an amount: ${text}`)
  return parsed
}

export const ZERO = money('0')

export function add(left: Money, right: Money): Money {
  return canonical(new Big(left).plus(right))
}

export function subtract(left: Money, right: Money): Money {
  return canonical(new Big(left).minus(right))
}

/** Exact product; `factor` is Money, a decimal text (odds such as "1.95") or a whole number (notes). */
export function multiply(amount: Money, factor: string | number): Money {
  return canonical(new Big(amount).times(String(factor)))
}

/** `amount × numerator / denominator`, cut to two decimals toward zero; for chances such as 108 of 216. */
export function fraction(amount: Money, numerator: number, denominator: number): Money {
  const exact = new Big(amount).times(String(numerator))
  return canonical(exact.div(String(denominator)).round(2, Big.roundDown))
}

export function sum(amounts: readonly Money[]): Money {
  return amounts.reduce(add, ZERO)
}

/** @returns negative, zero or positive, as a sort function wants it. */
export function compare(left: Money, right: Money): number {
  return new Big(left).cmp(right)
}

export function isZero(amount: Money): boolean {
  return compare(amount, ZERO) === 0
}

export function isNegative(amount: Money): boolean {
  return amount.startsWith('-')
}

export function minimum(left: Money, right: Money): Money {
  return compare(left, right) <= 0 ? left : right
}

/** The whole part, toward zero: what "All" may fill in, and never more than there is. */
export function floorToWhole(amount: Money): Money {
  return canonical(new Big(amount).round(0, Big.roundDown))
}

export type Separator = 'comma' | 'dot'

/**
 * "1234567.891" → "1,234,567.89" (comma) or "1.234.567,89" (dot): thousands grouped, at most two decimals,
 * cut toward zero so that no screen shows more than there is. A minus is U+2212, as wide as a digit.
 */
export function formatAmount(amount: Money, separator: Separator = 'comma'): string {
  const [whole = '0', decimals] = new Big(amount).abs().round(2, Big.roundDown).toFixed().split('.')
  const [group, point] = separator === 'comma' ? [',', '.'] : ['.', ',']
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group)
  const shown = decimals === undefined ? grouped : `${grouped}${point}${decimals}`
  return isNegative(amount) && /[1-9]/.test(shown) ? `−${shown}` : shown
}

function canonical(value: Big): Money {
  const text = value.toFixed()
  return (text === '-0' ? '0' : text) as Money
}
