import { groupDigits, languageMarks, numberLanguage } from './number-style'

/** Writes odds with the decimal mark of the language: "1.95" → "1.95" or "1,95". */
export function formatDecimal(text: string): string {
  return text.replace('.', languageMarks().point)
}

/** Writes a whole number with the grouping mark of the language: 12345 → "12,345" or "12.345". */
export function formatWholeNumber(count: number): string {
  return String(count).replace(/\d+/, (digits) => groupDigits(digits, languageMarks().group))
}

/** Writes `part` of `whole` in percent with one decimal: 61 of 216 → "28.2%" or "28,2 %". */
export function formatPercent(part: number, whole: number): string {
  return percentText(part / whole, 1)
}

/**
 * Writes each part of `whole` in percent, so that the written figures add up to 100%. They have one
 * decimal if they then add up to 100%. Otherwise they have two decimals, and the figures with the
 * largest remainders are rounded up.
 * @param parts must add up to `whole`
 */
export function formatPercentages(parts: readonly number[], whole: number): string[] {
  const totalOf = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0)
  const tenthsOfPercent = parts.map((part) => Math.round((part / whole) * 1000))
  if (totalOf(tenthsOfPercent) === 1000) return tenthsOfPercent.map((share) => percentText(share / 1000, 1))
  const exactShares = parts.map((part) => (part / whole) * 10_000)
  const shares = exactShares.map(Math.floor)
  const indexesByRemainder = parts.map((_, index) => index)
  const remainderOf = (index: number) => (exactShares[index] ?? 0) - (shares[index] ?? 0)
  indexesByRemainder.sort((left, right) => remainderOf(right) - remainderOf(left))
  const roundedUpIndexes = new Set(indexesByRemainder.slice(0, 10_000 - totalOf(shares)))
  return shares.map((share, index) => percentText((share + (roundedUpIndexes.has(index) ? 1 : 0)) / 10_000, 2))
}

/**
 * Writes progress from 0 to 1 in whole percent: 0.456 → "45%" or "45 %". The figure is rounded
 * down, so that only 1 is written as 100%.
 */
export function formatWholePercent(share: number): string {
  return percentText(Math.floor(share * 100) / 100, 0)
}

function percentText(share: number, decimals: number): string {
  const options = { style: 'percent', minimumFractionDigits: decimals, maximumFractionDigits: decimals } as const
  return new Intl.NumberFormat(numberLanguage(), options).format(share)
}
