import type { Game } from '@/api/games'
import { formatAmount, money } from '@/lib/money/text'

/** Fewer when the platform sends fewer (reading 83). */
export const SHOWN_GAMES = 3

/** After a period has closed its result takes a moment; asking at once would only bring the old one. */
const RESULT_DELAY_MS = 1200

/**
 * How long to wait, in ms, before the hot games are asked again: until the first shown period has closed and its result can be there;
 * false while nothing is open.
 */
export function nextRefresh(games: readonly Pick<Game, 'closesAt'>[], now: number): number | false {
  const closings = games.slice(0, SHOWN_GAMES).map(({ closesAt }) => closesAt)
  if (closings.length === 0) return false
  return Math.max(RESULT_DELAY_MS, Math.min(...closings) - now + RESULT_DELAY_MS)
}

/** One line of the ticker: invented, and shown under a label that says so (reading 26). */
export interface TickerEntry {
  name: string
  phone: string
  amount: string
}

/** 1000 entries, with amounts from 1000 to 9999 (reading 26). */
const TICKER_ENTRIES = 1000
const LOWEST = 1000
const HIGHEST = 9999

/**
 * Invents the ticker's entries. Masked names are an initial and a last letter; the prefix 000 is no country's or operator's, so
 * no number belongs to anybody (reading 26).
 * @param random as Math.random
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
