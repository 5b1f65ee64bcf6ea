/**
 * An exact decimal amount of the account's one currency, as canonical text: "86500", "-12.5", "0".
 * Text, because it survives caches, storage and `===` unchanged, and is never a binary float.
 *
 * Parsing and formatting need no arithmetic: this file is part of the first load, and big.js with
 * `sums.ts` is not.
 */
export type Money = string & { readonly __brand: 'Money' }

/** Larger than any amount of money: a longer number is broken data. */
const MAX_DIGITS = 40
const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?$/

/**
 * Reads a decimal text ("007", "12.50", "-3") as Money.
 * @returns null for anything else: exponents, separators, blanks within, more than 40 digits.
 */
export function parseMoney(text: string): Money | null {
  const trimmed = text.trim()
  const [, sign, whole = '', decimals = ''] = DECIMAL.exec(trimmed) ?? []
  if (sign === undefined || trimmed.length > MAX_DIGITS || whole + decimals === '') return null
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  const rest = decimals.replace(/0+$/, '')
  const unsigned = rest === '' ? digits : `${digits}.${rest}`
  return (sign === '-' && unsigned !== '0' ? `-${unsigned}` : unsigned) as Money
}

/** Money from a literal in the code. @throws RangeError when the text is not a decimal. */
export function money(text: string): Money {
  const parsed = parseMoney(text)
  if (parsed === null) throw new RangeError(`not an amount: ${text}`)
  return parsed
}

export const ZERO = money('0')

export function isZero(amount: Money): boolean {
  return amount === ZERO
}

export function isNegative(amount: Money): boolean {
  return amount.startsWith('-')
}

/** Cuts the decimals, toward zero. */
export function floorToWhole(amount: Money): Money {
  return money(amount.split('.')[0] ?? '0')
}

export type Separator = 'comma' | 'dot'

/**
 * "1234567.891" → "1,234,567.89" (comma) or "1.234.567,89" (dot). At most two decimals, cut toward
 * zero so that no screen shows more than there is. The minus is U+2212, as wide as a digit.
 */
export function formatAmount(amount: Money, separator: Separator = 'comma'): string {
  const [whole = '0', decimals = ''] = amount.replace('-', '').split('.')
  const [group, point] = separator === 'comma' ? [',', '.'] : ['.', ',']
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group)
  const cut = decimals.slice(0, 2).replace(/0+$/, '')
  const shown = cut === '' ? grouped : `${grouped}${point}${cut}`
  return isNegative(amount) && /[1-9]/.test(shown) ? `−${shown}` : shown
}

/** "+1,250", "−2,550" or "0": for results, which always carry their sign. */
export function formatSigned(amount: Money): string {
  const text = formatAmount(amount)
  return text === '0' || isNegative(amount) ? text : `+${text}`
}
