import { formatAmount, money } from '@/lib/money/text'

export interface TickerEntry {
  name: string
  phone: string
  amount: string
}

const TICKER_ENTRIES = 1000
const LOWEST = 1000
const HIGHEST = 9999

/**
 * No country or operator has the prefix 000, so no number belongs to anybody (reading 26).
 * @param random like Math.random
 */
export function inventTicker(random: () => number): TickerEntry[] {
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const letter = () => String.fromCharCode('a'.charCodeAt(0) + whole(0, 25))
  return Array.from({ length: TICKER_ENTRIES }, () => ({
    name: `${letter().toUpperCase()}***${letter()}`,
    phone: `000-***-${String(whole(0, 999)).padStart(3, '0')}`,
    amount: formatAmount(money(String(whole(LOWEST, HIGHEST)))),
  }))
}
