import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import type { BankCard } from '@/api/wallet'
import { Sheet } from '@/ui/Sheet'
import type { useWithdrawRequest } from './use-withdraw-request'
import { WithdrawReview } from './WithdrawReview'
import { WithdrawUnknown } from './WithdrawUnknown'

/** What is withdrawn and to where, above the keys that confirm it; then its outcome. All of one withdrawal is in this sheet. */
export function WithdrawSheet({
  withdrawal,
  card,
  member,
  onDismiss,
  onClose,
}: {
  withdrawal: Pick<ReturnType<typeof useWithdrawRequest>, 'state' | 'isLocked' | 'confirm' | 'edit' | 'checkAgain'>
  card: BankCard
  member: Member
  onDismiss: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('withdraw')
  const { state } = withdrawal
  switch (state.status) {
    case 'idle':
    case 'accepted':
      return null
    case 'review':
    case 'refused':
    case 'sending':
      return (
        <Sheet title={t('fundPassword')} onClose={onClose}>
          <WithdrawReview
            state={state}
            card={card}
            balance={member.balance}
            isLocked={withdrawal.isLocked}
            onConfirm={(fundPassword) => withdrawal.confirm(state.request, fundPassword)}
            onEdit={withdrawal.edit}
            onCancel={onClose}
          />
        </Sheet>
      )
    case 'unknown':
      return (
        <Sheet title={t('unknown.title')} onClose={onClose}>
          <WithdrawUnknown
            amount={state.request.amount}
            lookUp={state.lookUp}
            onCheckAgain={withdrawal.checkAgain}
            onDismiss={onDismiss}
            onClose={onClose}
          />
        </Sheet>
      )
  }
}
