import type { PayoutOption } from '@/api/games'
import { grossReturn, ruleOf, type GameRules } from '@/lib/game-rules'
import { compare, multiply } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'

/** Two picks of which exactly one wins, whatever is drawn: big and small, odd and even. */
export interface Opposites {
  types: readonly [string, string]
  /** On both. */
  staked: Money
  /** What comes back, with the stake of what wins; null where a payout is not published. */
  returned: { least: Money; most: Money } | null
}

/** But for those that may bring back what they cost: nothing is certain of them. */
export function sureLosses(
  rules: GameRules | null,
  options: readonly PayoutOption[],
  types: readonly string[],
  perNote: Money,
): Opposites[] {
  if (rules === null) return []
  return types.flatMap((first, at) =>
    types.slice(at + 1).flatMap((second): Opposites[] => {
      if (!isOpposite(rules, first, second)) return []
      const returned = returnedOf(options, [first, second], perNote)
      const staked = multiply(perNote, 2)
      if (returned !== null && compare(returned.most, staked) >= 0) return []
      return [{ types: [first, second], staked, returned }]
    }),
  )
}

function isOpposite(rules: GameRules, first: string, second: string): boolean {
  const [one, other] = [ruleOf(rules, first), ruleOf(rules, second)]
  if (one === null || other === null) return false
  return rules.outcomes.every((numbers) => one.wins(numbers) !== other.wins(numbers))
}

function returnedOf(
  options: readonly PayoutOption[],
  types: readonly [string, string],
  perNote: Money,
): Opposites['returned'] {
  const [first = null, second = null] = types.map((type) => options.find((option) => option.type === type)?.payout)
  if (first === null || second === null) return null
  const returns = [grossReturn(perNote, first, 1), grossReturn(perNote, second, 1)].sort(compare)
  const [least, most] = returns
  return least === undefined || most === undefined ? null : { least, most }
}
