import type { Withdrawal } from '@/api/wallet'
import type { EntryState } from '@/shared/history'
import { useToldText } from '@/shared/money-request/texts'
import { useMarkRead } from '@/shared/money-request/use-money-request'
import { isListed } from '@/shared/records/withdrawals'
import { Note } from '@/ui/Note'

/** Of a withdrawal just sent, until the platform lists it; then its row tells of it. */
export default function SentNote({
  sent,
  listed,
}: {
  sent: NonNullable<EntryState['sentWithdrawal']>
  listed: readonly Withdrawal[]
}) {
  useMarkRead(sent.noteId)
  const toldText = useToldText()
  if (isListed(listed, sent)) return null
  return (
    <Note kind="hint">{toldText({ outcome: 'accepted', request: { kind: 'withdrawal', amount: sent.amount } })}</Note>
  )
}
