import * as v from 'valibot'
import { storedAmount } from '@/lib/money/text'
import { type StoredEntries } from '@/lib/storage'
import { mayNumberRecur } from '@/lib/periods'
import { observationSchema } from '@/domain/ledger/observations'
import { isSamePeriod } from '@/domain/records/orders-of-period'
import { moneyRequestSchema } from './request'

export const MAX_MESSAGES = 50

const settlementSchema = v.object({
  gameName: v.string(),
  period: v.string(),
  staked: storedAmount,
  returned: storedAmount,
  net: storedAmount,
  /**
   * True if a return is missing, or if it is unknown whether the return includes the stake (reading
   * 47).
   */
  isPartial: v.boolean(),
})

const changedResultSchema = v.object({
  gameName: v.string(),
  period: v.string(),
  first: observationSchema,
  later: observationSchema,
})

/** A message with an end has the time of the end, so the time of the acceptance is kept here. */
const endSchema = v.object({
  /** Epoch ms when the request was accepted. */
  sentAt: v.number(),
  /** The platform's status of the withdrawal and its text. For an added top-up, null and ''. */
  status: v.nullable(v.number()),
  words: v.string(),
})

const newsSchema = v.variant('outcome', [
  v.object({
    outcome: v.literal('accepted'),
    request: moneyRequestSchema,
    /**
     * Number of new entries for the request in the platform's record of requests, if it is not 1
     * (reading 104). Missing if it is 1, and while it is unknown.
     */
    copies: v.fallback(v.optional(v.number()), undefined),
    /**
     * The entries that the platform's record had before a withdrawal (`before` of the pending
     * request). Missing if they are unknown, and for other requests.
     */
    before: v.fallback(v.optional(v.array(v.string())), undefined),
    /** Missing until the platform has shown how a withdrawal or a top-up ended. */
    end: v.fallback(v.optional(endSchema), undefined),
  }),
  v.object({
    outcome: v.literal('unknown'),
    request: moneyRequestSchema,
    /**
     * The platform's message about a refusal that its record does not confirm; otherwise missing.
     */
    words: v.fallback(v.optional(v.string()), undefined),
  }),
  v.object({
    outcome: v.literal('found'),
    request: moneyRequestSchema,
    /**
     * True if no answer about the request arrived. Missing if the platform had refused the request,
     * and in data of older builds.
     */
    isAnswerLost: v.fallback(v.optional(v.boolean()), undefined),
  }),
  v.object({
    outcome: v.literal('refused'),
    request: moneyRequestSchema,
    /**
     * The platform's message. Our own text, which may be '', if the platform gave none, or if the
     * request was never sent and its sheet was no longer shown.
     */
    words: v.string(),
  }),
  v.object({
    outcome: v.literal('settled'),
    settlement: settlementSchema,
    /** Ms for which the result card showed the numbers; missing if the card was not visible. */
    shownMs: v.optional(v.number()),
  }),
  /** The platform published another result for the same period. */
  v.object({ outcome: v.literal('changed'), change: changedResultSchema }),
])

export const messageSchema = v.object({
  /** For a money request, its id: a message about a later outcome replaces the earlier message. */
  id: v.string(),
  memberId: v.string(),
  /** Epoch ms. */
  at: v.number(),
  isRead: v.fallback(v.boolean(), false),
  news: newsSchema,
})

export type Settlement = v.InferOutput<typeof settlementSchema>
export type News = v.InferOutput<typeof newsSchema>
export type RequestEnd = v.InferOutput<typeof endSchema>
export type Message = v.InferOutput<typeof messageSchema>

export type StoredMessages = StoredEntries<Message>

/**
 * For this time after a settlement, only the result card shows the result, not the message list.
 */
const CARD_ONLY_MS = 60 * 60_000

/**
 * True while only the result card shows a settlement: for an hour, but only until the message is
 * read.
 */
export function isShownByCard({ at, isRead, news }: Message, now: number): boolean {
  return news.outcome === 'settled' && !isRead && Math.abs(now - at) <= CARD_ONLY_MS
}

/** Returns the member's messages, newest first. */
export function messagesOf(messages: Pick<StoredMessages, 'list'>, memberId: string): Message[] {
  return messages
    .list()
    .filter((message) => message.memberId === memberId)
    .sort((left, right) => right.at - left.at)
}

/** Returns the epoch ms when the request of the message was accepted, also after its end. */
export function sentAtOf({ at, news }: Message): number {
  return news.outcome === 'accepted' ? (news.end?.sentAt ?? at) : at
}

/**
 * A top-up that the platform has rejected looks like one that it still reviews, because there is no
 * list of top-ups (reading 63). So nothing counts as on its way for longer than this.
 */
export const MAX_WAY_MS = 7 * 24 * 3_600_000

/** For this time after its end, a withdrawal may still change: from "approved" to "paid". */
const CHANGEABLE_MS = 24 * 3_600_000

/** True for an accepted top-up or withdrawal whose end the platform may still show. */
export function awaitsEnd(message: Message, now: number): boolean {
  const { at, news } = message
  if (news.outcome !== 'accepted' || news.request.kind === 'order') return false
  if (news.end === undefined) return now - sentAtOf(message) < MAX_WAY_MS
  return news.request.kind === 'withdrawal' && now - at < CHANGEABLE_MS
}

/** Returns true if the platform's record has several entries for a request that Tiga sent once. */
export function isDuplicated(news: News): news is Extract<News, { outcome: 'accepted' }> & { copies: number } {
  return news.outcome === 'accepted' && (news.copies ?? 0) > 1
}

/** Returns the messages about accepted orders that the messages about settlements replace. */
function supersededAcceptances(messages: readonly Message[], settled: readonly Message[]): Message[] {
  const periods = settled.flatMap(({ at, news }) => (news.outcome === 'settled' ? [{ ...news.settlement, at }] : []))
  return messages.filter(({ at, news }) => {
    // A duplicated order keeps its message, because only that message reports the duplicate.
    const isAccepted = (news.outcome === 'accepted' && !isDuplicated(news)) || news.outcome === 'found'
    const order = isAccepted && news.request.kind === 'order' ? news.request : null
    return periods.some(
      (settlement) =>
        settlement.gameName === order?.gameName && settlement.period === order.period && coversOrder(settlement, at),
    )
  })
}

/**
 * True if an order on this period number, accepted at `acceptedAt`, belongs to this settled period.
 * If the platform uses a number again, the same number on another day is another period.
 */
function coversOrder({ period, at }: { period: string; at: number }, acceptedAt: number): boolean {
  return !mayNumberRecur(period) || (acceptedAt <= at && isSamePeriod(period, acceptedAt, at))
}

/**
 * Returns the member's messages, newest first. Leaves out settlements that only the result card
 * shows, and accepted orders of periods whose settlement is listed.
 */
export function visibleMessages(messages: Pick<StoredMessages, 'list'>, memberId: string, now: number): Message[] {
  const listedMessages = messagesOf(messages, memberId).filter((message) => !isShownByCard(message, now))
  const supersededMessages = supersededAcceptances(listedMessages, listedMessages)
  return listedMessages.filter((message) => !supersededMessages.includes(message))
}

/**
 * Removes the message about a settled period after the member has seen the result card. Also
 * removes the messages about the period's accepted orders, because the platform's record lists
 * these orders. A message about a duplicated order stays.
 */
export function removeSettledPeriod(messages: StoredMessages, settled: Message): void {
  const supersededMessages = supersededAcceptances(messagesOf(messages, settled.memberId), [settled])
  for (const { id } of [settled, ...supersededMessages]) messages.remove(id)
}

/** Stores a message, and removes the oldest other messages of the member beyond `MAX_MESSAGES`. */
export function addMessage(messages: StoredMessages, message: Message): void {
  messages.put(message.id, message)
  const otherMessages = messagesOf(messages, message.memberId).filter(({ id }) => id !== message.id)
  for (const { id } of otherMessages.slice(MAX_MESSAGES - 1)) messages.remove(id)
}

export function markAllRead(messages: StoredMessages, memberId: string): void {
  for (const { id } of messagesOf(messages, memberId)) markRead(messages, id)
}

export function markRead(messages: StoredMessages, id: string): void {
  const message = messages.get(id)
  if (message?.isRead === false) messages.put(id, { ...message, isRead: true })
}
