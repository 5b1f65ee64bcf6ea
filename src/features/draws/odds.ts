import type { PayoutOption } from '@/api/games'
import { chanceOf, ruleOf, type Chance, type GameRules } from '@/lib/game-rules'

/** Options that win as often and pay as much as each other. */
export interface OddsGroup {
  types: string[]
  chance: Chance
  payout: string
}

/** The options by chance and payout, in their order; null where one of the two is not published for some option. */
export function oddsGroups(rules: GameRules | null, options: readonly PayoutOption[]): OddsGroup[] | null {
  const groups = new Map<string, OddsGroup>()
  for (const { type, payout } of options) {
    const rule = ruleOf(rules, type)
    if (rules === null || rule === null || payout === null) return null
    const chance = chanceOf(rules, rule)
    const key = `${chance.winning}/${chance.outcomes} ${payout}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { types: [type], chance, payout })
    else group.types.push(type)
  }
  return [...groups.values()]
}

/** `part / whole` as "50.0%", one decimal, the same in every language as a figure of an instrument. */
export function percent(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(1)}%`
}

export function chancePercent({ winning, outcomes }: Chance): string {
  return percent(winning, outcomes)
}
