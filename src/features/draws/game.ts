import type { Game, PayoutOption } from '@/api/games'
import { compare } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'
import { formatPercent } from '@/lib/decimal-text'
import { type Chance, type GameRules, ruleOf } from '@/lib/game-rules'

/**
 * Returns true if the game requires more than the balance. False if the balance is unknown, for
 * example for a visitor.
 */
export function isLocked({ minimumBalance }: Game, balance: Money | null): boolean {
  return minimumBalance !== null && balance !== null && compare(balance, minimumBalance) < 0
}

/** Returns the games in the platform's sequence, but with the locked games last. */
export function withLockedGamesLast(games: readonly Game[], balance: Money | null): Game[] {
  return [...games.filter((game) => !isLocked(game, balance)), ...games.filter((game) => isLocked(game, balance))]
}

/**
 * Matches a text that consists only of an interval, such as "Every 3 minutes", in each language of
 * the app.
 */
const INTERVAL =
  /^(?:every|each|setiap|tiap|mỗi|每|cada)\s{0,3}(?:(\d{1,3})\s{0,3})?(?:minutes?|minutos?|menit|minit|phút|分钟)[.。]?$/iu

/** Returns the minutes if the description consists only of an interval; otherwise null. */
export function statedMinutes(description: string): number | null {
  const match = INTERVAL.exec(description.trim())
  return match === null ? null : Number(match[1] ?? 1)
}

/**
 * In these last seconds the countdown looks different, but orders are still possible: the server
 * refuses orders at 0, not before (reading 87).
 */
const CLOSING_SECONDS = 5
/** The notice "Order successful" is shown when the countdown passes this time (reading 42). */
export const ORDER_NOTICE_SECONDS = 59

/**
 * Returns 'closing' in the last 5 seconds and 'closed' at 0. Returns null before that, or if the
 * closing time is unknown.
 */
export function phaseOf(secondsLeft: number | null): 'closing' | 'closed' | null {
  if (secondsLeft === null || secondsLeft > CLOSING_SECONDS) return null
  return secondsLeft === 0 ? 'closed' : 'closing'
}

/**
 * Returns true if the countdown passes 59 s between two ticks. Does not compare with exactly 59,
 * because throttled timers may skip a second (reading 42).
 */
export function passesNoticeTime(previous: number | null, current: number | null): boolean {
  if (previous === null || current === null) return false
  return previous > ORDER_NOTICE_SECONDS && current <= ORDER_NOTICE_SECONDS && current > 0
}

interface OddsGroup {
  types: string[]
  chance: Chance
  payout: string
}

/**
 * Groups the options with equal chance and payout. Returns null if the chance or the payout of an
 * option is not published.
 */
export function oddsGroups(rules: GameRules | null, options: readonly PayoutOption[]): OddsGroup[] | null {
  const groups = new Map<string, OddsGroup>()
  for (const { type, payout } of options) {
    const { chance } = oddsOf(rules, { type, payout })
    if (chance === null || payout === null) return null
    const key = `${chance.winningCount}/${chance.outcomeCount} ${payout}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { types: [type], chance, payout })
    else group.types.push(type)
  }
  return [...groups.values()]
}

/** The chance and the payout of an option; each is null if it is not published. */
export interface Odds {
  chance: Chance | null
  payout: string | null
}

export function oddsOf(rules: GameRules | null, { type, payout }: Pick<PayoutOption, 'type' | 'payout'>): Odds {
  return { chance: ruleOf(rules, type)?.chance ?? null, payout }
}

/**
 * Returns the odds if all options have the same odds. Null if the odds differ, or if there is no
 * option.
 */
export function commonOdds(rules: GameRules | null, options: readonly PayoutOption[]): Odds | null {
  const [first = null, ...others] = options.map((option) => oddsOf(rules, option))
  return others.every((odds) => JSON.stringify(odds) === JSON.stringify(first)) ? first : null
}

export function chancePercent({ winningCount, outcomeCount }: Chance): string {
  return formatPercent(winningCount, outcomeCount)
}
