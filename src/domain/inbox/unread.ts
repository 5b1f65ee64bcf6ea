import * as v from 'valibot'
import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { type Notice, noticeQueries } from '@/api/notices'
import { tolerantArray } from '@/lib/tolerant-array'
import { memberRecord, useIsLoggedIn } from '@/session/store'
import { paths } from '@/paths'
import { isDuplicated, visibleMessages, type Message } from '@/domain/money-request/messages'
import { moneyStore } from '@/domain/money-request/money-store'
import { useCachedMember } from '@/domain/member/member'

const MAX_READ_KEYS = 500

/** The keys of the notices that the member read, in the order of reading. Deleted at log-out. */
export const readNoticesRecord = memberRecord<string[]>('readNotices', tolerantArray(v.string()), [])

/**
 * Returns one key for each notice, in the same order. The key is the time, because notices have no
 * id (reading 86) and their text changes with the language. Without a time, the key is the title
 * and the length of the text. Equal keys are numbered from the oldest, so that a new notice changes
 * no other key.
 */
export function noticeKeysOf(notices: readonly Notice[]): string[] {
  const counts = new Map<string, number>()
  const oldestFirst = [...notices].reverse()
  const keys = oldestFirst.map(({ title, body, publishedAt }) => {
    const key = publishedAt === '' ? `|${body.length}|${title}` : publishedAt
    const earlierCount = counts.get(key) ?? 0
    counts.set(key, earlierCount + 1)
    return `${earlierCount}|${key}`
  })
  return keys.reverse()
}

/**
 * Returns the keys of read notices, with the added keys at the end. Beyond 500 keys, the oldest are
 * dropped.
 */
export function addReadKeys(marks: readonly string[], addedMarks: readonly string[]): string[] {
  const newKeys = new Set(addedMarks)
  return [...marks.filter((key) => !newKeys.has(key)), ...newKeys].slice(-MAX_READ_KEYS)
}

/**
 * True for a message that asks the member to check something: an unknown outcome that the app still
 * tracks, a changed result, or a request that the platform's record shows more than once.
 * @param openIds ids of the requests without a known outcome
 */
export function needsCheck({ id, news }: Message, openIds: readonly string[]): boolean {
  return news.outcome === 'unknown' ? openIds.includes(id) : news.outcome === 'changed' || isDuplicated(news)
}

/** Returns the ids of the requests without a known outcome, of all members. */
export function useOpenRequestIds(): readonly string[] {
  return useSyncExternalStore(moneyStore.requests.subscribe, moneyStore.requests.list).map(({ id }) => id)
}

/**
 * `number` counts unread notices and messages. `checkCount` counts the unknown outcomes, and the
 * other unread messages that ask the member to check something. `to` leads to "Your requests" if a
 * message is unread or to be checked, and otherwise to the notices.
 */
export function useUnread(): { number: number; checkCount: number; to: string } {
  const isLoggedIn = useIsLoggedIn()
  const { data: notices = [] } = useQuery({ ...noticeQueries.list(), enabled: isLoggedIn })
  const [marks] = useState(() => readNoticesRecord.read())
  const unreadNoticeCount = noticeKeysOf(notices).filter((key) => !marks.includes(key)).length
  const memberId = useCachedMember().data?.id
  const storedMessages = useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  const messages =
    memberId === undefined ? [] : visibleMessages({ list: () => storedMessages }, memberId, moneyStore.now())
  const unreadRequestCount = messages.filter(({ isRead }) => !isRead).length
  const openIds = useOpenRequestIds()
  const checkCount = messages.filter(
    (message) => needsCheck(message, openIds) && (!message.isRead || message.news.outcome === 'unknown'),
  ).length
  return {
    number: unreadNoticeCount + unreadRequestCount,
    checkCount,
    to: unreadRequestCount > 0 || checkCount > 0 ? paths.requests() : paths.notices(),
  }
}
