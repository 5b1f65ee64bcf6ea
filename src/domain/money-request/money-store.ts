import { storedEntries } from '@/lib/storage'
import { recordAcceptedOrder, dropTopUp } from '@/domain/limits/store'
import { awaitedId, awaitedPeriodSchema } from './awaited'
import { createBusySet, withLock } from './locks'
import { type Message, type News, addMessage, isDuplicated, messageSchema } from './messages'
import { pendingRequests, type PendingRequest } from './request'

/** Stored data and locks that all money requests share, within this tab and across tabs. */
export const moneyStore = {
  requests: pendingRequests,
  messages: storedEntries('messages', messageSchema),
  awaited: storedEntries('awaited', awaitedPeriodSchema),
  /** Ids of the requests that this tab is sending, or looking up in the platform's record. */
  busy: createBusySet(),
  /** Epoch ms. */
  now: () => Date.now(),
  /** Ms since the page was loaded. A change of the device's clock does not affect the value. */
  elapsed: () => performance.now(),
  lock: withLock,
  /**
   * Runs the task after `ms`. If the page is hidden then, runs the task `ms` after the page is
   * visible again.
   */
  later: (task: () => void, ms: number): void => {
    const startTimer = () =>
      void setTimeout(() => {
        if (document.hidden) document.addEventListener('visibilitychange', startTimer, { once: true })
        else task()
      }, ms)
    startTimer()
  },
}

export type MoneyStore = typeof moneyStore

/** After this time, a toast shows an outcome that no screen has shown. */
const TOAST_DELAY_MS = 4000

/** Reports the outcome of a request to the member. */
export interface Notifier {
  /**
   * `sheet`: the screen in front of the member shows the outcome. `toast`: a toast shows it.
   * `none`: nothing shows it, because another member is logged in.
   */
  channel: () => 'sheet' | 'toast' | 'none'
  toast: (message: Message) => void
  /**
   * Returns true while the session in which the request was sent lasts: only then does the platform
   * return the record of the same member.
   */
  canLookUp: () => boolean
}

/** Stores an outcome as a message, and reports it on the notifier's channel. */
export function announceOutcome(store: MoneyStore, pending: PendingRequest, news: News, notifier: Notifier): void {
  const { id, memberId } = pending
  const channel = notifier.channel()
  const message = { id, memberId, at: store.now(), isRead: false, news: withEntriesBefore(news, pending) }
  addMessage(store.messages, message)
  if (channel === 'toast') notifier.toast(message)
  if (channel === 'sheet') toastUnlessRead(store, message, notifier)
}

/**
 * Adds to an accepted withdrawal the entries that the platform's record had before it.
 * `SentWithdrawalNotice` compares the record with these entries.
 */
function withEntriesBefore(news: News, { before }: PendingRequest): News {
  const isAcceptedWithdrawal = news.outcome === 'accepted' && news.request.kind === 'withdrawal' && before !== null
  return isAcceptedWithdrawal ? { ...news, before } : news
}

/**
 * Shows a toast after `TOAST_DELAY_MS`, unless a screen has shown the message, another member is
 * logged in or the outcome has changed. A changed outcome is reported separately.
 */
function toastUnlessRead(store: MoneyStore, { id, news }: Message, notifier: Notifier): void {
  const isSameNews = (currentNews: News) =>
    currentNews.outcome === news.outcome && isDuplicated(currentNews) === isDuplicated(news)
  store.later(() => {
    const storedMessage = store.messages.get(id)
    if (storedMessage?.isRead === false && isSameNews(storedMessage.news) && notifier.channel() !== 'none')
      notifier.toast(storedMessage)
  }, TOAST_DELAY_MS)
}

/**
 * Stores how many new entries the platform's record of requests has for an accepted request. If
 * there are several, the message becomes unread again, and a toast shows it unless a screen does.
 */
export function recordMatchCount(store: MoneyStore, id: string, copies: number, notifier: Notifier): void {
  const storedMessage = store.messages.get(id)
  // A log-out may have erased the message, or the message has another outcome.
  if (storedMessage?.news.outcome !== 'accepted') return
  const news = { ...storedMessage.news, copies }
  const message = { ...storedMessage, isRead: storedMessage.isRead && !isDuplicated(news), news }
  store.messages.put(id, message)
  if (isDuplicated(news)) toastUnlessRead(store, message, notifier)
}

/**
 * Removes a pending request and reports its outcome. Reports nothing if the request was already
 * removed, for example in another tab or by a log-out. If only the browser's storage was cleared,
 * the outcome is still reported.
 */
export function resolveRequest(store: MoneyStore, pending: PendingRequest, news: News, notifier: Notifier): void {
  if (news.outcome === 'refused') uncountTopUp(pending)
  if (wasResolvedElsewhere(store, pending)) return
  store.requests.remove(pending.id)
  const isAccepted = news.outcome === 'accepted' || news.outcome === 'found'
  if (isAccepted && pending.request.kind === 'order') {
    const { memberId, sentAt } = pending
    const { gameId, gameName, period, closesAt } = pending.request
    const awaitedPeriod = { memberId, gameId, gameName, period, closesAt, sentAt }
    store.awaited.put(awaitedId(awaitedPeriod), awaitedPeriod)
    recordAcceptedOrder(memberId, pending.request)
  }
  announceOutcome(store, pending, news, notifier)
}

/** Returns the content of a message about a request that the platform's record shows. */
export function foundNews({ request, refusal }: PendingRequest): News {
  return { outcome: 'found', request, ...(refusal === undefined && { isAnswerLost: true }) }
}

/** Removes a pending request that was never sent. No message reports it. */
export function discardRequest(store: MoneyStore, pending: PendingRequest): void {
  uncountTopUp(pending)
  store.requests.remove(pending.id)
}

/**
 * Removes a top-up from the member's own limits, which counted it before it was sent. Ignores other
 * requests.
 */
function uncountTopUp({ id, memberId, request }: PendingRequest): void {
  if (request.kind === 'topUp') dropTopUp(memberId, id)
}

const wasResolvedElsewhere = ({ requests }: MoneyStore, { id }: PendingRequest) =>
  requests.get(id) === null && requests.isRemoved(id)

/** Stores a changed pending request, unless it has been resolved or removed meanwhile. */
export function savePending(store: MoneyStore, pending: PendingRequest): void {
  if (!wasResolvedElsewhere(store, pending)) store.requests.put(pending.id, pending)
}

/** Marks a request as lost. Reports its outcome as unknown, unless the request has a message. */
export function announceUnknown(store: MoneyStore, pending: PendingRequest, notifier: Notifier): void {
  if (wasResolvedElsewhere(store, pending)) return
  savePending(store, { ...pending, isLost: true })
  if (store.messages.get(pending.id) !== null) return
  const { request, refusal } = pending
  announceOutcome(store, pending, { outcome: 'unknown', request, ...(refusal && { words: refusal }) }, notifier)
}

/** Called at a log-out. The screen warns of open requests beforehand. */
export function forgetMember(store: Pick<MoneyStore, 'requests' | 'messages' | 'awaited'>, memberId: string): void {
  for (const entries of [store.requests, store.messages, store.awaited]) entries.removeOf(memberId)
}
