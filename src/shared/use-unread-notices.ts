import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { noticeQueries } from '@/api/notices.queries'
import { useIsLoggedIn } from '@/session/use-session'
import { keysOf, readNoticesRecord } from './read-notices'

/** How many of the platform's notices were not opened on this device; 0 until they are here. */
export function useUnreadNotices(): number {
  const isLoggedIn = useIsLoggedIn()
  const { data: notices = [] } = useQuery({ ...noticeQueries.list(), enabled: isLoggedIn })
  const [marks] = useState(() => readNoticesRecord.read())
  return keysOf(notices).filter((key) => !marks.includes(key)).length
}
