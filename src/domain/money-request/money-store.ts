import * as v from 'valibot'
import type { Order } from '@/api/orders'
import { storedAmount } from '@/lib/money/text'
import { createListeners } from '@/lib/listeners'
import { storedEntries, type StoredEntries } from '@/lib/storage'
import { mayComeAgain } from '@/lib/periods'
import { withTimeout } from '@/lib/with-timeout'
import { observation } from '@/domain/ledger/observations'
import { isSamePeriod, ordersOfPeriod } from '@/domain/records/orders-of-period'
import { recordAcceptedOrder, dropTopUp } from '@/domain/limits/store'
import { moneyRequest, pendingRequests, type PendingRequest } from './request'

// --- Messages: what became of a request, kept until the member has read it -----------------------

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
  v.object({
    outcome: v.literal('accepted'),
    request: moneyRequest,
    /** New entries like it in the record, where that has none or several of them (reading 104). */
    copies: v.fallback(v.optional(v.number()), undefined),
    /** Of a withdrawal, `before` of its pending request; missing: not known. */
    before: v.fallback(v.optional(v.array(v.string())), undefined),
  }),
  v.object({
    outcome: v.literal('unknown'),
    request: moneyRequest,
    /** The platform's, where it refused and the record does not confirm that. */
    words: v.fallback(v.optional(v.string()), undefined),
  }),
  v.object({ outcome: v.literal('found'), request: moneyRequest }),
  v.object({ outcome: v.literal('refused'), request: moneyRequest, /** The platform's. */ words: v.string() }),
  v.object({
    outcome: v.literal('settled'),
    settlement,
    /** For how many ms its card was seen once the numbers had turned; missing before. */
    shownMs: v.optional(v.number()),
  }),
  /** A drawn result that this device has seen change. */
  v.object({ outcome: v.literal('changed'), change }),
])

const message = v.object({
  /** That of the pending request, so that a later outcome replaces an earlier one. */
  id: v.string(),
  memberId: v.string(),
  /** Epoch ms. */
  at: v.number(),
  isRead: v.fallback(v.boolean(), false),
  news,
})

export type Settlement = v.InferOutput<typeof settlement>
export type News = v.InferOutput<typeof news>
export type Message = v.InferOutput<typeof message>

export type Messages = StoredEntries<Message>

/** For so long a settlement is told by its card; then it waits among the messages. */
const CARD_ONLY_MS = 60 * 60_000

/** A page that ended before its card was seen has told nobody. */
export function isShownByCard({ at, isRead, news }: Message, now: number): boolean {
  return news.outcome === 'settled' && !isRead && Math.abs(now - at) <= CARD_ONLY_MS
}

/** Newest first. */
export function messagesOf(messages: Pick<Messages, 'list'>, memberId: string): Message[] {
  return messages
    .list()
    .filter((message) => message.memberId === memberId)
    .sort((left, right) => right.at - left.at)
}

/** The record shows it more often than it was sent from here. */
export function isDuplicated(news: News): news is Extract<News, { outcome: 'accepted' }> & { copies: number } {
  return news.outcome === 'accepted' && (news.copies ?? 0) > 1
}

/** Of each round that has settled: that an order was taken is told until then, once. */
function pendingAcceptances(messages: readonly Message[], settled: readonly Message[]): Message[] {
  const rounds = settled.flatMap(({ at, news }) => (news.outcome === 'settled' ? [{ ...news.settlement, at }] : []))
  return messages.filter(({ at, news }) => {
    const isTaken = (news.outcome === 'accepted' && !isDuplicated(news)) || news.outcome === 'found'
    const order = isTaken && news.request.kind === 'order' ? news.request : null
    return rounds.some(
      (round) => round.gameName === order?.gameName && round.period === order.period && isBeforeEndOf(round, at),
    )
  })
}

/** Another day may have had a round of that number before. */
function isBeforeEndOf({ period, at }: { period: string; at: number }, takenAt: number): boolean {
  return !mayComeAgain(period) || (takenAt <= at && isSamePeriod(period, takenAt, at))
}

/** Without the rounds that a card still tells: one place says an outcome first. */
export function visibleMessages(messages: Pick<Messages, 'list'>, memberId: string, now: number): Message[] {
  const told = messagesOf(messages, memberId).filter((message) => !isShownByCard(message, now))
  const over = pendingAcceptances(told, told)
  return told.filter((message) => !over.includes(message))
}

/** Of a round whose card was seen, nothing is a message any more: the record has it. */
export function removeSettledPeriod(messages: Messages, settled: Message): void {
  const over = pendingAcceptances(messagesOf(messages, settled.memberId), [settled])
  for (const { id } of [settled, ...over]) messages.remove(id)
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

// --- Periods whose result is awaited -------------------------------------------------------------

const awaitedPeriod = v.object({
  memberId: v.string(),
  gameId: v.string(),
  gameName: v.string(),
  period: v.string(),
  /** Epoch ms; null where the platform did not say. */
  closesAt: v.fallback(v.nullable(v.number()), null),
  /** Epoch ms; 0 where an older version kept the period. */
  sentAt: v.fallback(v.number(), 0),
})

/** A period with an order of the member's, whose result is still to be told. */
export type AwaitedPeriod = v.InferOutput<typeof awaitedPeriod>

export function awaitedId({ memberId, gameId, period }: Pick<AwaitedPeriod, 'memberId' | 'gameId' | 'period'>): string {
  return [memberId, gameId, period].join('|')
}

/** The next to be drawn first; those whose closing is not known last. */
export function byClosing<Period extends AwaitedPeriod>(periods: readonly Period[]): Period[] {
  return [...periods].sort((left, right) => (left.closesAt ?? Infinity) - (right.closesAt ?? Infinity) || 0)
}

/**
 * None where nobody knows which of them are on this round.
 * @param at when it closes, or was open, in epoch ms
 */
export function ordersOfAwaited(
  { gameName, period }: Pick<AwaitedPeriod, 'gameName' | 'period'>,
  at: number,
  orders: readonly Order[],
): readonly Order[] {
  const ofNumber = orders.filter((order) => order.gameName === gameName && order.period === period)
  return ordersOfPeriod(ofNumber, at) ?? []
}

// --- One at a time, in this tab and in all -------------------------------------------------------

export function createBusySet() {
  const ids = new Set<string>()
  const { subscribe, notify } = createListeners()
  return {
    has: (id: string): boolean => ids.has(id),
    /** Holds the id until the task is over. */
    async hold<T>(id: string, task: () => Promise<T>): Promise<T> {
      ids.add(id)
      notify()
      try {
        return await task()
      } finally {
        ids.delete(id)
        notify()
      }
    },
    /** For tests: a closed tab waits for nothing. */
    clear: (): void => ids.clear(),
    subscribe,
  }
}

/** A browser that grants or refuses a free lock does so at once. */
export const LOCK_MS = 3000

/**
 * Runs a task once while no other tab holds the same lock. Where the browser has no Web Locks
 * (plain http), refuses them (site data blocked) or does not answer, only the pending requests tell
 * the tabs of each other.
 * @returns what the task itself comes to, also where the lock is lost meanwhile; null if another
 * tab holds it: the task did not run
 */
export async function withLock<T>(name: string, task: () => Promise<T>): Promise<T | null> {
  let outcome: Promise<T | null> | null = null
  const begin = (isFree: boolean) => (outcome ??= isFree ? task() : Promise.resolve(null))
  const answer = new Promise<void>((resolve, reject) => {
    const onLock = (lock: Lock | null) => {
      resolve()
      return begin(lock !== null)
    }
    // Throws at their mention where there are no locks.
    navigator.locks.request(`tiga.${name}`, { ifAvailable: true }, onLock).catch(reject)
  })
  // A browser without locks, or one that does not answer, must not hold a request back.
  await withTimeout(answer, LOCK_MS).catch(() => undefined)
  return begin(true)
}

/** Whether some tab holds the lock; false where the browser does not tell. */
export async function isLockHeld(name: string): Promise<boolean> {
  try {
    const { held = [] } = await withTimeout(navigator.locks.query(), LOCK_MS)
    return held.some((lock) => lock.name === `tiga.${name}`)
  } catch {
    // A browser without locks does not tell.
    return false
  }
}

// --- The store -----------------------------------------------------------------------------------

/** What the requests of one tab share with each other and with the other tabs. */
export const moneyStore = {
  requests: pendingRequests,
  messages: storedEntries('messages', message),
  awaited: storedEntries('awaited', awaitedPeriod),
  /** Ids of the requests that this tab waits for or looks up. */
  busy: createBusySet(),
  /** Epoch ms. */
  now: () => Date.now(),
  /** Ms that no change of the clock touches. */
  elapsed: () => performance.now(),
  lock: withLock,
  /** Once the page was visible at the end of so many ms. */
  later: (task: () => void, ms: number): void => {
    const wait = () =>
      void setTimeout(() => {
        if (document.hidden) document.addEventListener('visibilitychange', wait, { once: true })
        else task()
      }, ms)
    wait()
  },
}

export type MoneyStore = typeof moneyStore

/** A screen that is to tell an outcome has its code and stands by then; else a toast tells it. */
const READ_TIMEOUT_MS = 4000

/** How the member hears of an outcome at once; it is kept as a message too, unread until shown. */
export interface Notifier {
  /** `sheet`: the screen that they look at tells it. `none`: somebody else is logged in. */
  channel: () => 'sheet' | 'toast' | 'none'
  toast: (message: Message) => void
  /** The member is still the one who is logged in, so that the record is theirs. */
  canLookUp: () => boolean
}

export function announceOutcome(store: MoneyStore, pending: PendingRequest, news: News, notifier: Notifier): void {
  const { id, memberId } = pending
  const channel = notifier.channel()
  const message = { id, memberId, at: store.now(), isRead: false, news: withBefore(news, pending) }
  addMessage(store.messages, message)
  if (channel === 'toast') notifier.toast(message)
  if (channel === 'sheet') toastUnlessRead(store, message, notifier)
}

/** `SentWithdrawalNotice` compares it with the record: it is shown until the platform lists the withdrawal. */
function withBefore(news: News, { before }: PendingRequest): News {
  const isKept = news.outcome === 'accepted' && news.request.kind === 'withdrawal' && before !== null
  return isKept ? { ...news, before } : news
}

/** A screen is to tell it. Once more is known of it, that has a toast of its own. */
function toastUnlessRead(store: MoneyStore, { id, news }: Message, notifier: Notifier): void {
  const isStill = (now: News) => now.outcome === news.outcome && isDuplicated(now) === isDuplicated(news)
  store.later(() => {
    const kept = store.messages.get(id)
    if (kept?.isRead === false && isStill(kept.news) && notifier.channel() !== 'none') notifier.toast(kept)
  }, READ_TIMEOUT_MS)
}

/** What the record shows of an accepted request. Several are news; none yet is a note beside it. */
export function recordMatchCount(store: MoneyStore, id: string, copies: number, notifier: Notifier): void {
  const kept = store.messages.get(id)
  // A log-out may have erased it.
  if (kept?.news.outcome !== 'accepted') return
  const news = { ...kept.news, copies }
  const message = { ...kept, isRead: kept.isRead && !isDuplicated(news), news }
  store.messages.put(id, message)
  if (isDuplicated(news)) toastUnlessRead(store, message, notifier)
}

/**
 * Once: a request that was removed has been ended by another tab, or by a log-out that named it. If
 * it is gone because the browser's storage was cleared, its outcome is reported all the same.
 */
export function resolveRequest(store: MoneyStore, pending: PendingRequest, news: News, notifier: Notifier): void {
  // Own limits count a top-up from before it leaves.
  if (news.outcome === 'refused' && pending.request.kind === 'topUp') dropTopUp(pending.memberId, pending.id)
  if (wasResolvedElsewhere(store, pending)) return
  store.requests.remove(pending.id)
  const isTaken = news.outcome === 'accepted' || news.outcome === 'found'
  if (isTaken && pending.request.kind === 'order') {
    const { memberId, sentAt } = pending
    const { gameId, gameName, period, closesAt } = pending.request
    const awaited = { memberId, gameId, gameName, period, closesAt, sentAt }
    store.awaited.put(awaitedId(awaited), awaited)
    recordAcceptedOrder(memberId, pending.request)
  }
  announceOutcome(store, pending, news, notifier)
}

const wasResolvedElsewhere = ({ requests }: MoneyStore, { id }: PendingRequest) =>
  requests.get(id) === null && requests.isRemoved(id)

/** Writes down what is known of it; not once it has ended. */
export function savePending(store: MoneyStore, pending: PendingRequest): void {
  if (!wasResolvedElsewhere(store, pending)) store.requests.put(pending.id, pending)
}

/** Says once that the outcome is not known. */
export function announceUnknown(store: MoneyStore, pending: PendingRequest, notifier: Notifier): void {
  if (wasResolvedElsewhere(store, pending)) return
  savePending(store, { ...pending, isLost: true })
  if (store.messages.get(pending.id) !== null) return
  const { request, refusal } = pending
  announceOutcome(store, pending, { outcome: 'unknown', request, ...(refusal && { words: refusal }) }, notifier)
}

/** For a log-out by the member, who has been told what is still open. */
export function forgetMember(store: Pick<MoneyStore, 'requests' | 'messages' | 'awaited'>, memberId: string): void {
  for (const entries of [store.requests, store.messages, store.awaited]) entries.removeOf(memberId)
}
