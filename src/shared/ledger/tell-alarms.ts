import { addMessage, MESSAGES_KEPT, messagesOf, type Messages } from '../money-request/messages'
import { alarmsIn, type Observation } from './entries'

/**
 * Keeps each change of a result as a message to a member, once, from the moment it was seen. One
 * that is older than all that are kept stays with the ledger alone.
 */
export function tellAlarms(
  messages: Messages,
  memberId: string,
  { gameId, gameName, entries }: { gameId: string; gameName: string; entries: readonly Observation[] },
): void {
  for (const { period, first, later } of alarmsIn(entries)) {
    const id = ['changed', memberId, gameId, period, later.numbers.join('-')].join('.')
    const kept = messagesOf(messages, memberId)
    const isTooOld = kept.length >= MESSAGES_KEPT && kept.every(({ at }) => at > later.seenAt)
    if (isTooOld || messages.get(id) !== null) continue
    addMessage(messages, {
      id,
      memberId,
      at: later.seenAt,
      isRead: false,
      news: { outcome: 'changed', change: { gameName, period, first, later } },
    })
  }
}
