import { rulesOf, type GameRules } from '@/lib/game-rules'

export function publishedRules(gameId = '11'): GameRules {
  const rules = rulesOf(gameId)
  if (rules === null) throw new Error(`The game ${gameId} has no published rules.`)
  return rules
}
