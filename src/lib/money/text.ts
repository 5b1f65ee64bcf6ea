import * as v from 'valibot'
import { type GroupSeparator, amountMarksOf, groupDigits } from '../number-style.ts'

/**
 * An exact amount as decimal text, such as "86500" or "-12.5". Equal amounts are equal texts, and
 * the text can be stored.
 */
export type Money = string & { readonly __brand: 'Money' }

const MAX_AMOUNT_LENGTH = 40
const DECIMAL_PATTERN = /^([+-]?)(\d*)(?:\.(\d*))?$/

/**
 * Reads a decimal, such as "007", "12.50" or "-3". Returns null for any other text, such as one
 * with an exponent or a grouping mark, and for more than 40 characters.
 */
export function parseMoney(text: string): Money | null {
  return text.trim().length > MAX_AMOUNT_LENGTH ? null : canonicalMoney(text.trim())
}

function canonicalMoney(text: string): Money | null {
  const [, sign, whole = '', decimals = ''] = DECIMAL_PATTERN.exec(text) ?? []
  if (whole + decimals === '') return null
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  const [significantDecimals = ''] = /^\d*[1-9]/.exec(decimals) ?? []
  const unsignedDecimal = significantDecimals === '' ? digits : `${digits}.${significantDecimals}`
  return (sign === '-' && unsignedDecimal !== '0' ? `-${unsignedDecimal}` : unsignedDecimal) as Money
}

/**
 * Reads a decimal of any length, because a sum may be longer than `parseMoney` accepts.
 * @throws RangeError if the text is not a decimal
 */
export function money(text: string): Money {
  const canonicalAmount = canonicalMoney(text)
  if (canonicalAmount === null) throw new RangeError(`the text "${text}" is not an amount`)
  return canonicalAmount
}

export const ZERO = money('0')

export function isZero(amount: Money): boolean {
  return amount === ZERO
}

export function isNegative(amount: Money): boolean {
  return amount.startsWith('-')
}

/** Cuts the decimals, toward zero: "-1.5" → "-1". */
export function truncateToWhole(amount: Money): Money {
  return money(amount.replace(/\..*/, ''))
}

/**
 * Writes an amount in the chosen number format: "1234567.891" → "1,234,567.89", "0.5" → "0.50". The
 * amount is cut to two decimals toward zero, so that no screen shows more money than there is. The
 * minus sign is U+2212, which is as wide as a digit.
 */
export function formatAmount(amount: Money, separator: GroupSeparator = 'comma'): string {
  const [whole = '0', decimals = ''] = amount.replace('-', '').split('.')
  const { group, point } = amountMarksOf(separator)
  const wholeText = groupDigits(whole, group)
  const hundredths = decimals.slice(0, 2)
  const unsignedText = /[1-9]/.test(hundredths) ? `${wholeText}${point}${hundredths.padEnd(2, '0')}` : wholeText
  return isNegative(amount) && /[1-9]/.test(unsignedText) ? `−${unsignedText}` : unsignedText
}

/** Like `formatAmount`, but with "+" before an amount above zero: "+1,250". Zero has no sign. */
export function formatSigned(amount: Money): string {
  const text = formatAmount(amount)
  return text === '0' || isNegative(amount) ? text : `+${text}`
}

/** Schema of a stored amount. It refuses a text that is not an amount. */
export const storedAmount: v.GenericSchema<unknown, Money> = v.pipe(
  v.string(),
  v.transform(parseMoney),
  v.check((value) => value !== null),
  v.transform((value) => value as Money),
)
