import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { noticeQueries } from '@/api/notices'
import { paths } from '@/paths'
import { useIsLoggedIn } from '@/session/store'
import { moneyStore, toldMessages } from '../money-request/store'
import { keysOf, readNoticesRecord } from './read-notices'
import { useKnownMember } from '../member/member'

/**
 * How much waits unread on this device, the platform's notices and the member's own requests
 * together, and the tab of Notices that has it.
 */
export function useUnread(): { number: number; to: string } {
  const notices = useUnreadNotices()
  const requests = useUnreadRequests()
  return { number: notices + requests, to: requests > 0 ? paths.requests() : paths.notices() }
}

/** 0 until they are here. */
function useUnreadNotices(): number {
  const isLoggedIn = useIsLoggedIn()
  const { data: notices = [] } = useQuery({ ...noticeQueries.list(), enabled: isLoggedIn })
  const [marks] = useState(() => readNoticesRecord.read())
  return keysOf(notices).filter((key) => !marks.includes(key)).length
}

function useUnreadRequests(): number {
  const memberId = useKnownMember().data?.id
  const stored = useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  if (memberId === undefined) return 0
  return toldMessages({ list: () => stored }, memberId, moneyStore.now()).filter(({ isRead }) => !isRead).length
}
