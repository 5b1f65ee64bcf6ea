import type { Game, PayoutOption } from '@/api/games'
import { compare } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'
import { formatPercent } from '@/lib/decimal-text'
import { type Chance, type GameRules, ruleOf } from '@/lib/game-rules'

/** Returns true if the game requires more than the balance; false if the balance is unknown. */
export function isLocked({ minimumBalance }: Game, balance: Money | null): boolean {
  return minimumBalance !== null && balance !== null && compare(balance, minimumBalance) < 0
}

/**
 * Keeps the platform's sequence, but puts the games with an open order of the member first, and the
 * locked games last.
 * @param ownGameIds ids of the games in which an order of the member awaits its result
 */
export function sortForHall(
  games: readonly Game[],
  balance: Money | null,
  ownGameIds: ReadonlySet<string>,
): readonly Game[] {
  const rankOf = (game: Game) => (ownGameIds.has(game.id) ? 0 : isLocked(game, balance) ? 2 : 1)
  return [...games].sort((left, right) => rankOf(left) - rankOf(right))
}

/** Matches a text that is only an interval ("Every 3 minutes"), in any language of the app. */
const INTERVAL_TEXT_PATTERN =
  /^(?:every|each|setiap|tiap|mỗi|每|cada)\s{0,3}(?:(\d{1,3})\s{0,3})?(?:minutes?|minutos?|menit|minit|phút|分钟)[.。]?$/iu

/** Returns the minutes of the interval; null unless the description is only an interval. */
export function statedMinutes(description: string): number | null {
  const match = INTERVAL_TEXT_PATTERN.exec(description.trim())
  return match === null ? null : Number(match[1] ?? 1)
}

/**
 * In the last 5 seconds a label says that the round is closing. Orders are still possible (reading
 * 87).
 */
const CLOSING_SECONDS = 5
/** The notice "Order successful" is shown when the countdown passes this time (reading 42). */
export const ORDER_NOTICE_SECONDS = 59

/** Returns null before the last 5 seconds, or if the closing time is unknown. */
export function phaseOf(secondsLeft: number | null): 'closing' | 'closed' | null {
  if (secondsLeft === null || secondsLeft > CLOSING_SECONDS) return null
  return secondsLeft === 0 ? 'closed' : 'closing'
}

/**
 * Returns true when the countdown passes 59 s, even if a throttled timer has skipped that second
 * (reading 42). The parameters are the seconds left; null if unknown.
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

/** Groups the options with equal chance and payout; null if a chance or payout is not published. */
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

/** Each value is null if it is not published. */
export interface Odds {
  chance: Chance | null
  payout: string | null
}

export function oddsOf(rules: GameRules | null, { type, payout }: Pick<PayoutOption, 'type' | 'payout'>): Odds {
  return { chance: ruleOf(rules, type)?.chance ?? null, payout }
}

/** Returns the odds that all options share; null if the odds differ or there is no option. */
export function commonOdds(rules: GameRules | null, options: readonly PayoutOption[]): Odds | null {
  const [first = null, ...others] = options.map((option) => oddsOf(rules, option))
  return others.every((odds) => JSON.stringify(odds) === JSON.stringify(first)) ? first : null
}

export function chancePercent({ winningCount, outcomeCount }: Chance): string {
  return formatPercent(winningCount, outcomeCount)
}
