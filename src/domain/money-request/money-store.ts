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

// --- Messages about requests and settled periods -------------------------------------------------

export const MESSAGES_KEPT = 50

const settlement = v.object({
  gameName: v.string(),
  period: v.string(),
  staked: storedAmount,
  returned: storedAmount,
  net: storedAmount,
  /** True if the record does not say whether a return includes the stake (reading 47). */
  isPartial: v.boolean(),
})

const change = v.object({ gameName: v.string(), period: v.string(), first: observation, later: observation })

const news = v.variant('outcome', [
  v.object({
    outcome: v.literal('accepted'),
    request: moneyRequest,
    /** New matching entries in the record, if it has none or several of them (reading 104). */
    copies: v.fallback(v.optional(v.number()), undefined),
    /** `before` of a withdrawal's pending request; missing if unknown. */
    before: v.fallback(v.optional(v.array(v.string())), undefined),
  }),
  v.object({
    outcome: v.literal('unknown'),
    request: moneyRequest,
    /** The platform's message, if it refused and the record has not confirmed that; may be ''. */
    words: v.fallback(v.optional(v.string()), undefined),
  }),
  v.object({ outcome: v.literal('found'), request: moneyRequest }),
  v.object({
    outcome: v.literal('refused'),
    request: moneyRequest,
    /** The platform's message, or our own text if it gave none or nothing was sent; may be ''. */
    words: v.string(),
  }),
  v.object({
    outcome: v.literal('settled'),
    settlement,
    /** How many ms its card was visible after the numbers were revealed; missing before that. */
    shownMs: v.optional(v.number()),
  }),
  /** The platform published another result for the same period. */
  v.object({ outcome: v.literal('changed'), change }),
])

const message = v.object({
  /** Id of the pending request, so that a later outcome replaces an earlier one. */
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

/** A settlement is shown only by its card for this long, then also among the messages. */
const CARD_ONLY_MS = 60 * 60_000

/** True while a settled period is shown only by its card: for an hour, or until it is read. */
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

/** True if the record has several entries for a request that was sent once. */
export function isDuplicated(news: News): news is Extract<News, { outcome: 'accepted' }> & { copies: number } {
  return news.outcome === 'accepted' && (news.copies ?? 0) > 1
}

/** The messages about accepted orders of settled periods: the settlement replaces them. */
function supersededAcceptances(messages: readonly Message[], settled: readonly Message[]): Message[] {
  const periods = settled.flatMap(({ at, news }) => (news.outcome === 'settled' ? [{ ...news.settlement, at }] : []))
  return messages.filter(({ at, news }) => {
    // The message about a duplicated order stays, so that the member can read of the duplicate.
    const isAccepted = (news.outcome === 'accepted' && !isDuplicated(news)) || news.outcome === 'found'
    const order = isAccepted && news.request.kind === 'order' ? news.request : null
    return periods.some(
      (settlement) =>
        settlement.gameName === order?.gameName && settlement.period === order.period && coversOrder(settlement, at),
    )
  })
}

/**
 * True if an order accepted at `acceptedAt` was placed on this settled period: a number that may
 * come again was another period on another day.
 */
function coversOrder({ period, at }: { period: string; at: number }, acceptedAt: number): boolean {
  return !mayComeAgain(period) || (acceptedAt <= at && isSamePeriod(period, acceptedAt, at))
}

/**
 * The member's messages, newest first, without settlements that are still shown by their card and
 * without accepted orders of settled periods.
 */
export function visibleMessages(messages: Pick<Messages, 'list'>, memberId: string, now: number): Message[] {
  const shown = messagesOf(messages, memberId).filter((message) => !isShownByCard(message, now))
  const superseded = supersededAcceptances(shown, shown)
  return shown.filter((message) => !superseded.includes(message))
}

/**
 * Removes a settlement whose card was seen, and the messages about the accepted orders of its
 * period, because the record lists them. A message about a duplicated order stays.
 */
export function removeSettledPeriod(messages: Messages, settled: Message): void {
  const superseded = supersededAcceptances(messagesOf(messages, settled.memberId), [settled])
  for (const { id } of [settled, ...superseded]) messages.remove(id)
}

/** Adds a message, and keeps `MESSAGES_KEPT` of its member: this one and the newest others. */
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
  /** Epoch ms; null if the platform did not say. */
  closesAt: v.fallback(v.nullable(v.number()), null),
  /** Epoch ms; 0 if an older build stored the period. */
  sentAt: v.fallback(v.number(), 0),
})

/** A period with an accepted order of the member, until its settlement is reported. */
export type AwaitedPeriod = v.InferOutput<typeof awaitedPeriod>

export function awaitedId({ memberId, gameId, period }: Pick<AwaitedPeriod, 'memberId' | 'gameId' | 'period'>): string {
  return [memberId, gameId, period].join('|')
}

/** Sorted by closing time, soonest first; unknown closing times last. */
export function byClosing<Period extends AwaitedPeriod>(periods: readonly Period[]): Period[] {
  return [...periods].sort((left, right) => (left.closesAt ?? Infinity) - (right.closesAt ?? Infinity) || 0)
}

/**
 * The orders on an awaited period; none if the record leaves open which orders are on it.
 * @param at when the period closes, or a time at which it was open, in epoch ms
 */
export function ordersOfAwaited(
  { gameName, period }: Pick<AwaitedPeriod, 'gameName' | 'period'>,
  at: number,
  orders: readonly Order[],
): readonly Order[] {
  const ofNumber = orders.filter((order) => order.gameName === gameName && order.period === period)
  return ordersOfPeriod(ofNumber, at) ?? []
}

// --- Locks within this tab and across tabs -------------------------------------------------------

/** Ids of the requests that this tab is working on. */
export function createBusySet() {
  const ids = new Set<string>()
  const { subscribe, notify } = createListeners()
  return {
    has: (id: string): boolean => ids.has(id),
    /** Runs the task, and holds the id until the task has settled. */
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
    /** Used by tests to simulate a closed tab. */
    clear: (): void => ids.clear(),
    subscribe,
  }
}

/** Timeout for the Web Locks API, which answers at once if it works. */
export const LOCK_MS = 3000

/**
 * Runs a task once, unless another tab holds the same lock. The task also runs if the browser has
 * no Web Locks (plain http), refuses them (site data blocked) or does not answer; then only the
 * stored pending requests keep two tabs from sending at once.
 * @returns the task's result, even if the lock is lost meanwhile; null if another tab holds the
 * lock, so that the task did not run
 */
export async function withLock<T>(name: string, task: () => Promise<T>): Promise<T | null> {
  let outcome: Promise<T | null> | null = null
  const runOnce = (isFree: boolean) => (outcome ??= isFree ? task() : Promise.resolve(null))
  const answer = new Promise<void>((resolve, reject) => {
    const onLock = (lock: Lock | null) => {
      resolve()
      return runOnce(lock !== null)
    }
    // Throws here if the browser has no Web Locks, which rejects `answer`.
    navigator.locks.request(`tiga.${name}`, { ifAvailable: true }, onLock).catch(reject)
  })
  // A browser without locks, or one that does not answer, must not block a request.
  await withTimeout(answer, LOCK_MS).catch(() => undefined)
  return runOnce(true)
}

/** True if a tab, this one included, holds the lock; false if the browser does not say. */
export async function isLockHeld(name: string): Promise<boolean> {
  try {
    const { held = [] } = await withTimeout(navigator.locks.query(), LOCK_MS)
    return held.some((lock) => lock.name === `tiga.${name}`)
  } catch {
    // No Web Locks, or no answer.
    return false
  }
}

// --- The store -----------------------------------------------------------------------------------

/** Stored data and locks that all money requests share, within this tab and across tabs. */
export const moneyStore = {
  requests: pendingRequests,
  messages: storedEntries('messages', message),
  awaited: storedEntries('awaited', awaitedPeriod),
  /** Ids of the requests whose answer this tab waits for, or which it looks up. */
  busy: createBusySet(),
  /** Epoch ms. */
  now: () => Date.now(),
  /** Monotonic ms: setting the device's clock does not change it. */
  elapsed: () => performance.now(),
  lock: withLock,
  /**
   * Runs the task after `ms`. If the page is hidden then, it waits `ms` again once the page is
   * visible.
   */
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

/** A screen that should show an outcome has loaded by then; otherwise a toast shows it. */
const READ_TIMEOUT_MS = 4000

/** Reports an outcome at once. It is also stored as a message, unread until a screen shows it. */
export interface Notifier {
  /** `sheet`: the screen being watched shows it. `none`: another member is logged in. */
  channel: () => 'sheet' | 'toast' | 'none'
  toast: (message: Message) => void
  /** True while the same session is logged in, so that the record read is the member's. */
  canLookUp: () => boolean
}

/** Stores an outcome as a message, and reports it on the notifier's channel. */
export function announceOutcome(store: MoneyStore, pending: PendingRequest, news: News, notifier: Notifier): void {
  const { id, memberId } = pending
  const channel = notifier.channel()
  const message = { id, memberId, at: store.now(), isRead: false, news: withBefore(news, pending) }
  addMessage(store.messages, message)
  if (channel === 'toast') notifier.toast(message)
  if (channel === 'sheet') toastUnlessRead(store, message, notifier)
}

/** Keeps the baseline of an accepted withdrawal for `SentWithdrawalNotice`, which compares it. */
function withBefore(news: News, { before }: PendingRequest): News {
  const isKept = news.outcome === 'accepted' && news.request.kind === 'withdrawal' && before !== null
  return isKept ? { ...news, before } : news
}

/**
 * Shows a toast unless a screen has shown the message by then. No toast if the outcome has changed
 * meanwhile: the later one is reported by itself.
 */
function toastUnlessRead(store: MoneyStore, { id, news }: Message, notifier: Notifier): void {
  const isSameNews = (now: News) => now.outcome === news.outcome && isDuplicated(now) === isDuplicated(news)
  store.later(() => {
    const kept = store.messages.get(id)
    if (kept?.isRead === false && isSameNews(kept.news) && notifier.channel() !== 'none') notifier.toast(kept)
  }, READ_TIMEOUT_MS)
}

/**
 * Stores how many entries the record has for an accepted request. Several make its message unread
 * again and are reported; none is only stored.
 */
export function recordMatchCount(store: MoneyStore, id: string, copies: number, notifier: Notifier): void {
  const kept = store.messages.get(id)
  // A log-out may have erased the message.
  if (kept?.news.outcome !== 'accepted') return
  const news = { ...kept.news, copies }
  const message = { ...kept, isRead: kept.isRead && !isDuplicated(news), news }
  store.messages.put(id, message)
  if (isDuplicated(news)) toastUnlessRead(store, message, notifier)
}

/**
 * Ends a pending request and reports its outcome, once. Nothing is reported if the request was
 * removed before: resolved in another tab, dismissed, or erased by a log-out. If the browser's
 * storage was cleared meanwhile, the outcome is still reported.
 */
export function resolveRequest(store: MoneyStore, pending: PendingRequest, news: News, notifier: Notifier): void {
  // Own limits counted the top-up before it was sent; a refused one no longer counts.
  if (news.outcome === 'refused' && pending.request.kind === 'topUp') dropTopUp(pending.memberId, pending.id)
  if (wasResolvedElsewhere(store, pending)) return
  store.requests.remove(pending.id)
  const isAccepted = news.outcome === 'accepted' || news.outcome === 'found'
  if (isAccepted && pending.request.kind === 'order') {
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

/** Stores a pending request, unless it has been resolved or removed meanwhile. */
export function savePending(store: MoneyStore, pending: PendingRequest): void {
  if (!wasResolvedElsewhere(store, pending)) store.requests.put(pending.id, pending)
}

/** Marks a request as lost, and reports once that its outcome is unknown. */
export function announceUnknown(store: MoneyStore, pending: PendingRequest, notifier: Notifier): void {
  if (wasResolvedElsewhere(store, pending)) return
  savePending(store, { ...pending, isLost: true })
  if (store.messages.get(pending.id) !== null) return
  const { request, refusal } = pending
  announceOutcome(store, pending, { outcome: 'unknown', request, ...(refusal && { words: refusal }) }, notifier)
}

/** Erases the member's data at a log-out; the screen has warned of open requests before. */
export function forgetMember(store: Pick<MoneyStore, 'requests' | 'messages' | 'awaited'>, memberId: string): void {
  for (const entries of [store.requests, store.messages, store.awaited]) entries.removeOf(memberId)
}
