import type { Message, Settlement } from '@/shared/money-request/messages'

/**
 * How long a balance is held back for a result: longer, and an old figure would pass for the
 * present one.
 */
export const HELD_MS = 60_000

export interface SettledRound {
  id: string
  /** Epoch ms. */
  at: number
  settlement: Settlement
}

/** Unread outcomes of periods that this tab has shown as open or found untold, oldest first. */
export function settledRounds(messages: readonly Message[], shownOpen: ReadonlySet<string>): SettledRound[] {
  return messages
    .flatMap(({ id, at, isRead, news }) =>
      news.outcome === 'settled' && !isRead && shownOpen.has(id) ? [{ id, at, settlement: news.settlement }] : [],
    )
    .sort((left, right) => left.at - right.at)
}

/**
 * @param closings when each awaited period closes, in epoch ms
 * @param unseen when each outcome came whose numbers have not turned yet, in epoch ms
 */
export function isBalanceHeld(closings: readonly number[], unseen: readonly number[], now: number): boolean {
  return [...closings, ...unseen].some((since) => since <= now && now < since + HELD_MS)
}

/** When `isBalanceHeld` may change next, in epoch ms; 0 for never. */
export function nextHoldChange(closings: readonly number[], unseen: readonly number[], now: number): number {
  const changes = [...closings, ...unseen].flatMap((since) => [since, since + HELD_MS]).filter((at) => at > now)
  return changes.length === 0 ? 0 : Math.min(...changes)
}
