import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { desk } from '@/shared/money-request/desk'
import { markAllRead, toldMessages, type Message } from '@/shared/money-request/messages'
import { useEvent } from '@/ui/use-event'

/**
 * Newest first. Messages are read once the member leaves the screen or the app, unless they came
 * while nobody looked at it. Until then they stay new on the screen.
 */
export function useRequests(memberId: string): { messages: Message[]; isNew: (message: Message) => boolean } {
  const stored = useSyncExternalStore(desk.messages.subscribe, desk.messages.list)
  const messages = toldMessages({ list: () => stored }, memberId, desk.now())
  const [newIds, setNewIds] = useState<readonly string[]>([])
  const isNew = ({ id, isRead }: Message) => !isRead || newIds.includes(id)
  const markRead = () => {
    setNewIds(messages.filter(isNew).map(({ id }) => id))
    markAllRead({ ...desk.messages, list: () => messages }, memberId)
  }
  const onUnmount = useEffectEvent(() => {
    if (document.visibilityState === 'visible') markRead()
  })
  useEffect(() => () => onUnmount(), [])
  useEvent(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') markRead()
  })
  return { messages, isNew }
}
