import * as v from 'valibot'
import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { type Notice, noticeQueries } from '@/api/notices'
import { tolerantArray } from '@/lib/tolerant-array'
import { memberRecord, useIsLoggedIn } from '@/session/store'
import { paths } from '@/paths'
import { moneyStore, visibleMessages } from '@/domain/money-request/money-store'
import { useCachedMember } from '@/domain/member/member'

const MAX_MARKS = 500

/** Oldest mark first. Deleted with the member's data at log-out. */
export const readNoticesRecord = memberRecord<string[]>('readNotices', tolerantArray(v.string()), [])

/**
 * Notices have no id (reading 86), and their words are other ones in another language: a notice is
 * known by its time, and by its place among those of the same time, counted from the oldest, which
 * is the last: a new one moves none. Without a time, by its words.
 */
export function keysOf(notices: readonly Notice[]): string[] {
  const places = new Map<string, number>()
  const oldestFirst = [...notices].reverse()
  const keys = oldestFirst.map(({ title, body, publishedAt }) => {
    const key = publishedAt === '' ? `|${body.length}|${title}` : publishedAt
    const place = places.get(key) ?? 0
    places.set(key, place + 1)
    return `${place}|${key}`
  })
  return keys.reverse()
}

export function withMarks(marks: readonly string[], added: readonly string[]): string[] {
  const fresh = new Set(added)
  return [...marks.filter((key) => !fresh.has(key)), ...fresh].slice(-MAX_MARKS)
}

/** What waits unread, notices and own requests together, and the tab of Notices that has it. */
export function useUnread(): { number: number; to: string } {
  const isLoggedIn = useIsLoggedIn()
  // None until they are here.
  const { data: notices = [] } = useQuery({ ...noticeQueries.list(), enabled: isLoggedIn })
  const [marks] = useState(() => readNoticesRecord.read())
  const unread = keysOf(notices).filter((key) => !marks.includes(key)).length
  const memberId = useCachedMember().data?.id
  const stored = useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  const told = memberId === undefined ? [] : visibleMessages({ list: () => stored }, memberId, moneyStore.now())
  const requests = told.filter(({ isRead }) => !isRead).length
  return { number: unread + requests, to: requests > 0 ? paths.requests() : paths.notices() }
}
