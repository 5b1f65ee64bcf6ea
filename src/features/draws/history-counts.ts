import type { Draw } from '@/api/games'
import { winningPicks, type GameRules, type Pick } from '@/lib/game-rules'

const PICKS: readonly Pick[] = ['big', 'small', 'odd', 'even']

export interface PickCount {
  pick: Pick
  count: number
}

/** Draws without numbers count for nothing. */
export function countPicks(rules: GameRules, draws: readonly Draw[]): PickCount[] {
  const winning = draws.map(({ numbers }) => (numbers === null ? [] : winningPicks(rules, numbers)))
  return PICKS.map((pick) => ({ pick, count: winning.filter((picks) => picks.includes(pick)).length }))
}
