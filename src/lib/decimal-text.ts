import { marksOf, numberLanguage } from './number-style'

/** "1.95" → "1.95", "1,95": a decimal text with the mark in use, for odds. */
export function formatDecimal(text: string): string {
  return text.replace('.', marksOf().point)
}

/** 0.2824 → "28.2%", "28,2 %". */
export function formatPercent(part: number, whole: number): string {
  const options = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(numberLanguage() ?? 'en', options).format(part / whole)
}
