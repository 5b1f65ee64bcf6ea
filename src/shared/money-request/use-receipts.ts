import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { reportQueries } from '@/api/report.queries'
import { useSecondsLeft } from '@/ui/use-deadline'
import { desk } from './desk'
import { messagesOf } from './messages'
import { receiptsOf, type Receipt } from './receipts'
import { useOpenNotes } from './use-notes'

/**
 * What this device has sent to top up, beside the platform's total where a screen has asked for it.
 */
export function useReceipts(memberId: string): Receipt[] {
  const notes = useOpenNotes(memberId).filter(({ request }) => request.kind === 'topUp')
  const messages = useSyncExternalStore(desk.messages.subscribe, desk.messages.list)
  const report = useQuery({ ...reportQueries.report(), enabled: false }).data
  // Renders again when the time for an answer is over.
  useSecondsLeft(Math.max(0, ...notes.map(({ answerBy }) => answerBy)))
  const known = { now: desk.now(), toppedUp: report?.toppedUp ?? null }
  return receiptsOf(notes, messagesOf({ list: () => messages }, memberId), known)
}
