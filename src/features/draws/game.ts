import type { Game, PayoutOption } from '@/api/games'
import { compare } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'
import { formatPercent } from '@/lib/decimal-text'
import { type Chance, type GameRules, ruleOf } from '@/lib/game-rules'

/**
 * Whether the game asks for more than the member is known to have. A balance that is not known, a
 * visitor's too, is not too little.
 */
export function isLocked({ minimumBalance }: Game, balance: Money | null): boolean {
  return minimumBalance !== null && balance !== null && compare(balance, minimumBalance) < 0
}

/** In the platform's order, those that are locked last. */
export function hallOrder(games: readonly Game[], balance: Money | null): Game[] {
  return [...games.filter((game) => !isLocked(game, balance)), ...games.filter((game) => isLocked(game, balance))]
}

/** "Every 3 minutes", and nothing more, in each language of the app. */
const INTERVAL =
  /^(?:every|each|setiap|tiap|mỗi|每|cada)\s{0,3}(?:(\d{1,3})\s{0,3})?(?:minutes?|minutos?|menit|minit|phút|分钟)[.。]?$/iu

/** How long rounds are, where a description says that alone; else null. */
export function statedMinutes(description: string): number | null {
  const found = INTERVAL.exec(description.trim())
  return found === null ? null : Number(found[1] ?? 1)
}

/** Only the look: the server alone refuses, at 0 (reading 87). */
const CLOSING_SECONDS = 5
/** When the countdown crosses this, 'Order successful' is shown (reading 42). */
export const ORDER_NOTICE_SECONDS = 59

/**
 * What is said beside the clock; an open round needs no word.
 * @param secondsLeft null: not known, and then the platform's word for the open period stands
 */
export function phaseOf(secondsLeft: number | null): 'closing' | 'closed' | null {
  if (secondsLeft === null || secondsLeft > CLOSING_SECONDS) return null
  return secondsLeft === 0 ? 'closed' : 'closing'
}

/** Throttled timers may skip the very second (reading 42). */
export function crossesNotice(previous: number | null, current: number | null): boolean {
  if (previous === null || current === null) return false
  return previous > ORDER_NOTICE_SECONDS && current <= ORDER_NOTICE_SECONDS && current > 0
}

interface OddsGroup {
  types: string[]
  chance: Chance
  payout: string
}

/** Null where a chance or payout is not published for some option. */
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

/** Null within it is not published. */
export interface Odds {
  chance: Chance | null
  payout: string | null
}

export function oddsOf(rules: GameRules | null, { type, payout }: Pick<PayoutOption, 'type' | 'payout'>): Odds {
  return { chance: ruleOf(rules, type)?.chance ?? null, payout }
}

/** What holds for every option. @returns null where they differ */
export function commonOdds(rules: GameRules | null, options: readonly PayoutOption[]): Odds | null {
  const [first = null, ...others] = options.map((option) => oddsOf(rules, option))
  return others.every((odds) => JSON.stringify(odds) === JSON.stringify(first)) ? first : null
}

export function chancePercent({ winning, outcomes }: Chance): string {
  return formatPercent(winning, outcomes)
}
