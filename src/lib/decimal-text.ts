import { inGroups, marksOf, numberLanguage } from './number-style'

/** "1.95" → "1.95", "1,95": odds, with the decimal mark in use. */
export function formatDecimal(text: string): string {
  return text.replace('.', marksOf().point)
}

/** 12345 → "12,345", "12.345": a whole number, with the grouping mark in use. */
export function formatWhole(count: number): string {
  return String(count).replace(/\d+/, (digits) => inGroups(digits, marksOf().group))
}

/** `part` of `whole` in percent: 61 of 216 → "28.2%", "28,2 %". */
export function formatPercent(part: number, whole: number): string {
  return percentText(part / whole, 1)
}

/**
 * Shares of one whole that add up to 100% as they are written. They have one decimal if rounding to
 * one decimal adds up; otherwise two, with the largest remainders rounded up.
 * @param parts they must add up to `whole`
 */
export function formatPercentages(parts: readonly number[], whole: number): string[] {
  const total = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0)
  const tenths = parts.map((part) => Math.round((part / whole) * 1000))
  if (total(tenths) === 1000) return tenths.map((share) => percentText(share / 1000, 1))
  const exact = parts.map((part) => (part / whole) * 10_000)
  const shares = exact.map(Math.floor)
  const byRemainder = parts.map((_, index) => index)
  const remainder = (index: number) => (exact[index] ?? 0) - (shares[index] ?? 0)
  byRemainder.sort((one, other) => remainder(other) - remainder(one))
  const raised = new Set(byRemainder.slice(0, 10_000 - total(shares)))
  return shares.map((share, index) => percentText((share + (raised.has(index) ? 1 : 0)) / 10_000, 2))
}

/** 0.456 → "45%", "45 %": progress, rounded down, so that only the end shows as 100%. */
export function formatWholePercent(share: number): string {
  return percentText(Math.floor(share * 100) / 100, 0)
}

function percentText(share: number, decimals: number): string {
  const options = { style: 'percent', minimumFractionDigits: decimals, maximumFractionDigits: decimals } as const
  return new Intl.NumberFormat(numberLanguage() ?? 'en', options).format(share)
}
