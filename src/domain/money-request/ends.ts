import { readTime } from '@/lib/server-day'
import { compare } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'
import type { Withdrawal } from '@/api/wallet'
import { isOpen } from '@/domain/records/withdrawals'
import { addMessage, awaitsEnd, messagesOf, sentAtOf, type Message, type RequestEnd } from './messages'
import { type MoneyStore } from './money-store'
import { receiptsOf } from './receipts'
import { listOpenRequests, type PendingRequest } from './request'

/** The platform's answers that show how a request ended; each is undefined or null if unknown. */
export interface Evidence {
  toppedUp: Money | null
  withdrawals: readonly Withdrawal[] | undefined
}

/**
 * Returns the rows of the platform's list that may be this accepted withdrawal: of the same amount,
 * not listed before it, and listed before the next withdrawal of this amount. Null if the list from
 * before the request is unknown.
 */
export function rowsOfWithdrawal<Row extends Withdrawal>(
  message: Message,
  messages: readonly Message[],
  withdrawals: readonly Row[],
): Row[] | null {
  const amount = amountOfWithdrawal(message)
  const before = timesBefore(message)
  if (amount === null || before === null) return null
  const [next] = messages
    .filter((other) => {
      const otherAmount = amountOfWithdrawal(other)
      return otherAmount !== null && compare(otherAmount, amount) === 0 && sentAtOf(other) > sentAtOf(message)
    })
    .sort((left, right) => sentAtOf(left) - sentAtOf(right))
  const beforeNext = next === undefined ? null : timesBefore(next)
  return withdrawals.filter(
    (row) =>
      compare(row.amount, amount) === 0 &&
      !before.includes(row.submittedAt) &&
      (beforeNext === null || beforeNext.includes(row.submittedAt)),
  )
}

function amountOfWithdrawal({ news }: Message): Money | null {
  return news.outcome === 'accepted' && news.request.kind === 'withdrawal' ? news.request.amount : null
}

function timesBefore({ news }: Message): string[] | null {
  // An older build stored times in the platform's format; `readTime` converts them.
  return news.outcome === 'accepted' ? (news.before?.map(readTime) ?? null) : null
}

/**
 * Stores how the member's accepted top-ups and withdrawals ended, as far as the platform's answers
 * prove it. Their messages become unread and get the present time, and `toast` shows each once. A
 * new text for the same status, as after a change of the language, only replaces the stored text.
 */
export function recordEnds(
  store: Pick<MoneyStore, 'messages' | 'requests' | 'now'>,
  memberId: string,
  evidence: Evidence,
  toast: (message: Message) => void,
): void {
  const messages = messagesOf(store.messages, memberId)
  const pending = listOpenRequests(store.requests, memberId)
  for (const { id, end } of findEnds(messages, pending, evidence, store.now())) {
    const message = store.messages.get(id)
    if (message?.news.outcome !== 'accepted') continue
    const isKnown = message.news.end?.status === end.status
    if (isKnown && message.news.end?.words === end.words) continue
    const ended = { ...message, news: { ...message.news, end } }
    if (isKnown) store.messages.put(id, ended)
    else {
      const news = { ...ended, at: store.now(), isRead: false }
      addMessage(store.messages, news)
      toast(news)
    }
  }
}

function findEnds(
  messages: readonly Message[],
  pending: readonly PendingRequest[],
  { toppedUp, withdrawals }: Evidence,
  now: number,
): { id: string; end: RequestEnd }[] {
  const addedIds = receiptsOf(pending, messages, { now, toppedUp }).flatMap(({ id, state }) =>
    state === 'inTotal' ? [id] : [],
  )
  return messages
    .filter((message) => awaitsEnd(message, now))
    .flatMap((message) => {
      const { id } = message
      const sentAt = sentAtOf(message)
      if (addedIds.includes(id)) return [{ id, end: { sentAt, status: null, words: '' } }]
      const [row, ...others] = rowsOfWithdrawal(message, messages, withdrawals ?? []) ?? []
      // A row without words or a status would leave nothing to say.
      if (row === undefined || others.length > 0 || isOpen(row) || row.statusText === '') return []
      return [{ id, end: { sentAt, status: row.status, words: row.statusText } }]
    })
}
