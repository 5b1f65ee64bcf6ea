import { useSyncExternalStore } from 'react'
import { desk } from './desk'
import { messagesOf } from './messages'

export function useUnreadCount(memberId: string | undefined): number {
  const stored = useSyncExternalStore(desk.messages.subscribe, desk.messages.list)
  if (memberId === undefined) return 0
  return messagesOf({ list: () => stored }, memberId).filter(({ isRead }) => !isRead).length
}
