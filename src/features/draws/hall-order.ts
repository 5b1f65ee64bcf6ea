import type { Game } from '@/api/games'
import { compare } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'

/** Whether the game asks for more than the member is known to have; null: nobody is known. */
export function isLocked({ minimumBalance }: Pick<Game, 'minimumBalance'>, balance: Money | null): boolean {
  return minimumBalance !== null && (balance === null || compare(balance, minimumBalance) < 0)
}

/** In the platform's order, those that are locked last. */
export function hallOrder(games: readonly Game[], balance: Money | null): Game[] {
  return [...games.filter((game) => !isLocked(game, balance)), ...games.filter((game) => isLocked(game, balance))]
}
