import { inGroups, marksOf, numberLanguage } from './number-style'

/** "1.95" → "1.95", "1,95": a decimal text with the mark in use, for odds. */
export function formatDecimal(text: string): string {
  return text.replace('.', marksOf().point)
}

/** 12345 → "12,345", "12.345": a whole number, by the mark in use. */
export function formatWhole(count: number): string {
  return String(count).replace(/\d+/, (digits) => inGroups(digits, marksOf().group))
}

/** 0.2824 → "28.2%", "28,2 %". */
export function formatPercent(part: number, whole: number): string {
  return percentText(part / whole, 1)
}

/** 0.456 → "45%", "45 %": of what is under way, so that 100% is the end. */
export function formatWholePercent(share: number): string {
  return percentText(Math.floor(share * 100) / 100, 0)
}

function percentText(share: number, decimals: number): string {
  const options = { style: 'percent', minimumFractionDigits: decimals, maximumFractionDigits: decimals } as const
  return new Intl.NumberFormat(numberLanguage() ?? 'en', options).format(share)
}
