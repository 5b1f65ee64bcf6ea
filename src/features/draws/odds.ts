import type { PayoutOption } from '@/api/games'
import { formatPercent } from '@/lib/decimal-text'
import { chanceOf, ruleOf, type Chance, type GameRules } from '@/lib/game-rules'

export interface OddsGroup {
  types: string[]
  chance: Chance
  payout: string
}

/** Null where a chance or payout is not published for some option. */
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

export function chancePercent({ winning, outcomes }: Chance): string {
  return formatPercent(winning, outcomes)
}
