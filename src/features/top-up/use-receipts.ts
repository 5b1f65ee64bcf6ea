import { useSyncExternalStore } from 'react'
import { desk } from '@/shared/money-request/desk'
import { messagesOf } from '@/shared/money-request/messages'
import { useOpenNotes } from '@/shared/money-request/use-notes'
import { useSecondsLeft } from '@/ui/use-deadline'
import { receiptsOf, type Receipt } from './receipts'

export function useReceipts(memberId: string): Receipt[] {
  const notes = useOpenNotes(memberId).filter(({ request }) => request.kind === 'topUp')
  const messages = useSyncExternalStore(desk.messages.subscribe, desk.messages.list)
  // Renders again when the time for an answer is over.
  useSecondsLeft(Math.max(0, ...notes.map(({ answerBy }) => answerBy)))
  return receiptsOf(notes, messagesOf({ list: () => messages }, memberId), desk.now())
}
