import type { Game, PayoutOption } from '@/api/games'
import { compare } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'
import { formatPercent } from '@/lib/decimal-text'
import { type Chance, type GameRules, ruleOf } from '@/lib/game-rules'

/** False if the balance is unknown, as for a visitor. */
export function isLocked({ minimumBalance }: Game, balance: Money | null): boolean {
  return minimumBalance !== null && balance !== null && compare(balance, minimumBalance) < 0
}

/** The games of the hall in the platform's order, locked ones last. */
export function hallOrder(games: readonly Game[], balance: Money | null): Game[] {
  return [...games.filter((game) => !isLocked(game, balance)), ...games.filter((game) => isLocked(game, balance))]
}

/** Matches "Every 3 minutes" and nothing more, in each language of the app. */
const INTERVAL =
  /^(?:every|each|setiap|tiap|mỗi|每|cada)\s{0,3}(?:(\d{1,3})\s{0,3})?(?:minutes?|minutos?|menit|minit|phút|分钟)[.。]?$/iu

/** Minutes, if the description states an interval and nothing more; otherwise null. */
export function statedMinutes(description: string): number | null {
  const found = INTERVAL.exec(description.trim())
  return found === null ? null : Number(found[1] ?? 1)
}

/** Affects the look only: the server refuses at 0, not before (reading 87). */
const CLOSING_SECONDS = 5
/** "Order successful" is shown when the countdown crosses this (reading 42). */
export const ORDER_NOTICE_SECONDS = 59

/** 'closing' in the last 5 seconds, 'closed' at 0; null before, or if the closing is unknown. */
export function phaseOf(secondsLeft: number | null): 'closing' | 'closed' | null {
  if (secondsLeft === null || secondsLeft > CLOSING_SECONDS) return null
  return secondsLeft === 0 ? 'closed' : 'closing'
}

/** Crosses instead of equals, because throttled timers may skip the second (reading 42). */
export function crossesNotice(previous: number | null, current: number | null): boolean {
  if (previous === null || current === null) return false
  return previous > ORDER_NOTICE_SECONDS && current <= ORDER_NOTICE_SECONDS && current > 0
}

interface OddsGroup {
  types: string[]
  chance: Chance
  payout: string
}

/** Null if the chance or the payout of an option is not published. */
export function oddsGroups(rules: GameRules | null, options: readonly PayoutOption[]): OddsGroup[] | null {
  const groups = new Map<string, OddsGroup>()
  for (const { type, payout } of options) {
    const { chance } = oddsOf(rules, { type, payout })
    if (chance === null || payout === null) return null
    const key = `${chance.winning}/${chance.outcomes} ${payout}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { types: [type], chance, payout })
    else group.types.push(type)
  }
  return [...groups.values()]
}

/** Null: not published. */
export interface Odds {
  chance: Chance | null
  payout: string | null
}

export function oddsOf(rules: GameRules | null, { type, payout }: Pick<PayoutOption, 'type' | 'payout'>): Odds {
  return { chance: ruleOf(rules, type)?.chance ?? null, payout }
}

/** The odds that all options share; null if they differ, or there is no option. */
export function commonOdds(rules: GameRules | null, options: readonly PayoutOption[]): Odds | null {
  const [first = null, ...others] = options.map((option) => oddsOf(rules, option))
  return others.every((odds) => JSON.stringify(odds) === JSON.stringify(first)) ? first : null
}

export function chancePercent({ winning, outcomes }: Chance): string {
  return formatPercent(winning, outcomes)
}
