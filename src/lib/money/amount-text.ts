import { MAX_AMOUNT_DIGITS } from '../limits'
import { westernDigits } from '../text'
import { money, type Money } from './text'

/** `notDigits`: a sign, an exponent, a letter, or separators that fit no convention. */
export type AmountProblem = 'decimals' | 'notDigits' | 'tooLong'

/** Both are null for an empty text. */
export interface AmountReading {
  amount: Money | null
  problem: AmountProblem | null
}

const PLAIN = /^(?<whole>\d+)(?:[.,٫](?<decimals>\d+))?$/
const GROUPED =
  /^(?<whole>[1-9]\d{0,2}(?<group>[.,'’٬ ])\d{3}(?:\k<group>\d{3})*)(?:(?!\k<group>)[.,٫](?<decimals>\d+))?$/
/** As in "50.000,-", and where the decimals are still to be typed. */
const NO_DECIMALS = /[.,]\s?[-–—]?$/

/**
 * Reads what a member typed or pasted as an amount of whole units. A separator before exactly three
 * digits groups; before one or two it begins decimals, and these must be zeros (reading 90).
 * @param currency the account's label, which may stand before or after the digits
 */
export function readAmountText(text: string, currency: string): AmountReading {
  const tidy = withPlainSeparators(westernDigits(text))
    .replace(/\p{Cf}/gu, '')
    .trim()
  if (tidy === '') return { amount: null, problem: null }
  const body = withoutLabel(tidy, currency).replace(NO_DECIMALS, '')
  const { whole, decimals = '' } = (GROUPED.exec(body) ?? PLAIN.exec(body))?.groups ?? {}
  if (whole === undefined) return refuse('notDigits')
  if (!/^0{0,2}$/.test(decimals)) return refuse('decimals')
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  return digits.length > MAX_AMOUNT_DIGITS ? refuse('tooLong') : { amount: money(digits), problem: null }
}

function refuse(problem: AmountProblem): AmountReading {
  return { amount: null, problem }
}

/** Full-width and ideographic marks, and every kind of space. */
function withPlainSeparators(text: string): string {
  return text
    .replace(/[．。｡]/g, '.')
    .replace(/，/g, ',')
    .replace(/\s/g, ' ')
}

function withoutLabel(text: string, currency: string): string {
  // Banks write the code where this app writes the label.
  const labels = currency === 'Rp' ? ['Rp', 'IDR'] : [currency]
  const label = `(?:${labels.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})\\.?`
  return text.replace(new RegExp(`^${label}|${label}$`, 'giu'), '').trim()
}
