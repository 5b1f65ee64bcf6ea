import { useSyncExternalStore } from 'react'
import type { Withdrawal } from '@/api/wallet'
import type { EntryState } from '@/kit/history'
import { compareEntries, matchingWithdrawals } from '@/domain/money-request/evidence'
import { isInRecordTwice, moneyStore } from '@/domain/money-request/store'
import { useToldText, useUnknownText } from '@/domain/money-request/texts'
import { useMarkRead } from '@/domain/money-request/use-money-request'
import { Note, Warning } from '@/ui/Note'
import { joinSentences } from '@/i18n/sentences'

/**
 * Of a withdrawal just sent, until the platform lists it; then its row tells of it. Where it is
 * listed twice, that is said for as long as the entry of the history is there.
 */
export default function SentNote({
  sent: { noteId, amount, before },
  listed,
}: {
  sent: NonNullable<EntryState['sentWithdrawal']>
  listed: readonly Withdrawal[]
}) {
  useMarkRead(noteId)
  const toldText = useToldText()
  const unknownText = useUnknownText()
  const messages = useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  const news = messages.find(({ id }) => id === noteId)?.news
  if (news !== undefined && isInRecordTwice(news))
    return <Warning isAlert>{unknownText.copies('withdrawal', news.copies)}</Warning>
  // Where those of before are not known, any is it: a note beside its row would be worse.
  if (compareEntries(before, matchingWithdrawals(listed, amount)) !== 'missing') return null
  const isMissing = news?.outcome === 'accepted' && news.copies === 0
  return (
    <Note kind="hint">
      {joinSentences([
        toldText({ outcome: 'accepted', request: { kind: 'withdrawal', amount } }),
        isMissing ? unknownText.copies('withdrawal', 0) : '',
      ])}
    </Note>
  )
}
