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

/** What holds for every option; null within it is not published. */
export interface CommonOdds {
  chance: Chance | null
  payout: string | null
}

/** @returns null where the options differ */
export function commonOdds(rules: GameRules | null, options: readonly PayoutOption[]): CommonOdds | null {
  const all = options.map(({ type, payout }): CommonOdds => {
    const rule = ruleOf(rules, type)
    return { chance: rules === null || rule === null ? null : chanceOf(rules, rule), payout }
  })
  const [first] = all
  if (first === undefined) return null
  const isLikeFirst = ({ chance, payout }: CommonOdds) =>
    chance?.winning === first.chance?.winning && chance?.outcomes === first.chance?.outcomes && payout === first.payout
  return all.every(isLikeFirst) ? first : null
}

export function chancePercent({ winning, outcomes }: Chance): string {
  return formatPercent(winning, outcomes)
}
