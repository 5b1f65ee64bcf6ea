import type { OrderLine } from '@/api/orders'
import { pickOf, type Numbers } from '@/lib/game-rules'

export type Recheck = 'matches' | 'differs' | 'unknown'

/** Unknown where rules or numbers are not published. */
export function recheck(line: OrderLine, numbers: Numbers | null): Recheck {
  const rule = pickOf(line.gameId, line.type)
  if (line.outcome === 'pending' || numbers === null || rule === null) return 'unknown'
  return rule.wins(numbers) === (line.outcome === 'won') ? 'matches' : 'differs'
}
