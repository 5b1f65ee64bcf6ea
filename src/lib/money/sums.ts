import Big from 'big.js'
import { money, type Money } from './text.ts'

/** In parts of a ten-thousandth, where these are whole and few enough to count exactly. */
const PARTS = 10_000
const DECIMALS = 4
/** Below it, a text is read to less than half a part, and two counts add up exactly. */
const MOST_PARTS = 2 ** 50

/**
 * Most amounts are short: they are counted in whole numbers, ten times as fast as with big.js.
 * Null for the others.
 */
function partsOf(text: string): number | null {
  const point = text.indexOf('.')
  if (point !== -1 && text.length - point - 1 > DECIMALS) return null
  const parts = Math.round(Number(text) * PARTS)
  return Math.abs(parts) < MOST_PARTS ? parts : null
}

function ofParts(parts: number): Money {
  const all = Math.abs(parts)
  const sign = parts < 0 ? '-' : ''
  const whole = sign + String(Math.floor(all / PARTS))
  const rest = all % PARTS
  return (rest === 0 ? whole : `${whole}.${String(rest).padStart(DECIMALS, '0').replace(/0+$/, '')}`) as Money
}

export function add(left: Money, right: Money): Money {
  const a = partsOf(left)
  const b = partsOf(right)
  if (a !== null && b !== null) return ofParts(a + b)
  return canonical(new Big(left).plus(right))
}

export function subtract(left: Money, right: Money): Money {
  const a = partsOf(left)
  const b = partsOf(right)
  if (a !== null && b !== null) return ofParts(a - b)
  return canonical(new Big(left).minus(right))
}

export function multiply(amount: Money, factor: string | number): Money {
  const a = partsOf(amount)
  const b = partsOf(String(factor))
  const product = a === null || b === null ? Number.NaN : (a * b) / PARTS
  // Exact only where the product is whole, and was before it was divided.
  if (a !== null && b !== null && Number.isSafeInteger(a * b) && Number.isInteger(product)) return ofParts(product)
  return canonical(new Big(amount).times(String(factor)))
}

/** `amount × numerator / denominator`, cut to two decimals toward zero. */
export function fraction(amount: Money, numerator: number, denominator: number): Money {
  const exact = new Big(amount).times(String(numerator))
  return canonical(exact.div(String(denominator)).round(2, Big.roundDown))
}

export function sum(amounts: readonly Money[]): Money {
  let parts = 0
  for (const [index, amount] of amounts.entries()) {
    const each = partsOf(amount)
    if (each === null || Math.abs(parts + each) >= MOST_PARTS) return amounts.slice(index).reduce(add, ofParts(parts))
    parts += each
  }
  return ofParts(parts)
}

export function compare(left: Money, right: Money): number {
  const a = partsOf(left)
  const b = partsOf(right)
  if (a !== null && b !== null) return Math.sign(a - b)
  return new Big(left).cmp(right)
}

export function minimum(left: Money, right: Money): Money {
  return compare(left, right) <= 0 ? left : right
}

export function maximum(left: Money, right: Money): Money {
  return compare(left, right) >= 0 ? left : right
}

const ROUND = Array.from({ length: 12 }, (_, zeros) =>
  ['1', '5'].map((digit) => money(digit + '0'.repeat(zeros))),
).flat()

const MOST_ROUND = 3

/** The greatest three of 1, 5, 10, 50, 100… from `least` to `most`, ascending. */
export function roundAmounts(least: Money, most: Money): Money[] {
  return ROUND.filter((amount) => compare(amount, least) >= 0 && compare(amount, most) <= 0).slice(-MOST_ROUND)
}

/** 0 to 1, or 0.5 where both ends are equal. A float, for drawing only. */
export function positionBetween(from: Money, amount: Money, to: Money): number {
  const span = new Big(to).minus(from)
  return span.eq(0) ? 0.5 : new Big(amount).minus(from).div(span).toNumber()
}

function canonical(value: Big): Money {
  return money(value.toFixed())
}
