import * as v from 'valibot'
import { storedAmount } from '@/lib/money/text'
import { storedEntries, type StoredEntries } from '@/lib/stored-entries'
import { observation } from '../ledger/entries'
import { moneyRequest } from './request'

export const MESSAGES_KEPT = 50

const settlement = v.object({
  gameName: v.string(),
  period: v.string(),
  staked: storedAmount,
  returned: storedAmount,
  net: storedAmount,
  /** A return was recorded without saying whether it includes the stake (reading 47). */
  isPartial: v.boolean(),
})

const change = v.object({ gameName: v.string(), period: v.string(), first: observation, later: observation })

const news = v.variant('outcome', [
  v.object({ outcome: v.picklist(['accepted', 'unknown', 'found']), request: moneyRequest }),
  v.object({ outcome: v.literal('refused'), request: moneyRequest, /** The platform's. */ words: v.string() }),
  v.object({
    outcome: v.literal('settled'),
    settlement,
    /** For how many ms its slip was seen once the numbers had turned; missing before. */
    shownMs: v.optional(v.number()),
  }),
  /** A drawn result that this device has seen change. */
  v.object({ outcome: v.literal('changed'), change }),
])

const schema = v.object({
  /** That of the request's note, so that a later outcome replaces an earlier one. */
  id: v.string(),
  memberId: v.string(),
  /** Epoch ms. */
  at: v.number(),
  isRead: v.fallback(v.boolean(), false),
  news,
})

export type Settlement = v.InferOutput<typeof settlement>
export type News = v.InferOutput<typeof news>
export type Message = v.InferOutput<typeof schema>

export type Messages = StoredEntries<Message>

export const storedMessages: Messages = storedEntries('messages', schema)

/** For so long a settlement is told by its slip; then it waits among the messages. */
const TOLD_LATE_MS = 60 * 60_000

/** A page that ended before its slip was seen has told nobody. */
export function isUntold({ at, isRead, news }: Message, now: number): boolean {
  return news.outcome === 'settled' && !isRead && Math.abs(now - at) <= TOLD_LATE_MS
}

/** Newest first. */
export function messagesOf(messages: Pick<Messages, 'list'>, memberId: string): Message[] {
  return messages
    .list()
    .filter((message) => message.memberId === memberId)
    .sort((left, right) => right.at - left.at)
}

/** Without the rounds that a slip still tells: one place says an outcome first. */
export function toldMessages(messages: Pick<Messages, 'list'>, memberId: string, now: number): Message[] {
  return messagesOf(messages, memberId).filter((message) => !isUntold(message, now))
}

/** Keeps the newest `MESSAGES_KEPT` of each member. */
export function addMessage(messages: Messages, message: Message): void {
  messages.put(message.id, message)
  const surplus = messagesOf(messages, message.memberId).filter(({ id }) => id !== message.id)
  for (const { id } of surplus.slice(MESSAGES_KEPT - 1)) messages.remove(id)
}

export function markAllRead(messages: Messages, memberId: string): void {
  for (const { id } of messagesOf(messages, memberId)) markRead(messages, id)
}

export function markRead(messages: Messages, id: string): void {
  const message = messages.get(id)
  if (message?.isRead === false) messages.put(id, { ...message, isRead: true })
}
