import { useSyncExternalStore } from 'react'
import type { Withdrawal } from '@/api/wallet'
import { compareEntries, matchingWithdrawals } from '@/domain/money-request/record-baseline'
import { isDuplicated, moneyStore } from '@/domain/money-request/money-store'
import { useTextWithoutTitle, useUnknownOutcomeTexts } from '@/domain/money-request/texts'
import { useMarkRead } from '@/domain/money-request/use-money-request'
import { Note, Warning } from '@/ui/Note'
import { joinSentences } from '@/i18n/sentences'

/**
 * Shows the message `id` about a sent withdrawal until the platform lists the withdrawal. If the
 * platform lists it more than once, a warning is shown instead.
 */
export default function SentWithdrawalNotice({ id, listed }: { id: string; listed: readonly Withdrawal[] }) {
  useMarkRead(id)
  const textWithoutTitle = useTextWithoutTitle()
  const unknownOutcomeTexts = useUnknownOutcomeTexts()
  const messages = useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  const news = messages.find((message) => message.id === id)?.news
  if (news?.outcome !== 'accepted' || news.request.kind !== 'withdrawal') return null
  if (isDuplicated(news)) return <Warning isAlert>{unknownOutcomeTexts.copies('withdrawal', news.copies)}</Warning>
  // If the list from before the request is unknown, any matching row may be this withdrawal. No
  // note is shown then, because the note might repeat a row of the list.
  if (compareEntries(news.before ?? null, matchingWithdrawals(listed, news.request.amount)) !== 'missing') return null
  return (
    <Note kind="hint">
      {joinSentences([textWithoutTitle(news), news.copies === 0 ? unknownOutcomeTexts.copies('withdrawal', 0) : ''])}
    </Note>
  )
}
