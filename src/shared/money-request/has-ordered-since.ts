import { desk } from './desk'
import { unreadableNotes } from './notes'

/** Whether this device has sent an order of the member's since then that the record may hold. */
export function hasOrderedSince(memberId: string, since: number): boolean {
  const isOpen = desk.notes
    .list()
    .some((note) => note.memberId === memberId && note.request.kind === 'order' && note.sentAt >= since)
  return (
    isOpen ||
    unreadableNotes(desk.notes, memberId, 'order').length > 0 ||
    desk.messages.unreadable().some(({ memberId: id }) => id === null || id === memberId) ||
    desk.messages.list().some(({ memberId: id, at, news }) => {
      const isOfMember = id === memberId && at >= since
      return isOfMember && 'request' in news && news.outcome !== 'refused' && news.request.kind === 'order'
    })
  )
}
