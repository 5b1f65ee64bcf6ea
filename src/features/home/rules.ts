import type { Game } from '@/api/games'
import { formatAmount, money } from '@/lib/money/text'

/** Fewer when the platform sends fewer (reading 83). */
export const SHOWN_GAMES = 3

/** A result appears a moment after its period has closed. */
const RESULT_DELAY_MS = 1200

/** In ms, until the first shown period has its result; false while nothing is open. */
export function nextRefresh(games: readonly Pick<Game, 'closesAt'>[], now: number): number | false {
  const closings = games.slice(0, SHOWN_GAMES).map(({ closesAt }) => closesAt)
  if (closings.length === 0) return false
  return Math.max(RESULT_DELAY_MS, Math.min(...closings) - now + RESULT_DELAY_MS)
}

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
