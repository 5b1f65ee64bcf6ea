import { useTranslation } from 'react-i18next'
import type { BankCard } from '@/api/wallet'
import type { Money } from '@/lib/money/text'
import type { OpenRequest } from '@/shared/money-request/use-notes'
import { LostRequestSheet } from '@/shared/money-request/LostRequestSheet'
import { moneyText } from '@/ui/Money'
import { Sheet } from '@/ui/Sheet'
import type { useWithdrawRequest } from './use-withdraw-request'
import { WithdrawReview } from './WithdrawReview'

export function WithdrawSheet({
  withdrawal,
  openWithdrawal,
  card,
  balance,
  onClose,
}: {
  withdrawal: Pick<
    ReturnType<typeof useWithdrawRequest>,
    'state' | 'isLocked' | 'confirm' | 'edit' | 'checkAgain' | 'dismiss' | 'close'
  >
  openWithdrawal: OpenRequest | null
  card: BankCard
  balance: Money
  onClose: () => void
}) {
  const { t } = useTranslation('shared')
  const { state } = withdrawal
  const close = () => {
    onClose()
    withdrawal.close()
  }
  const dismiss = () => {
    onClose()
    withdrawal.dismiss()
  }
  switch (state.status) {
    case 'idle':
    case 'accepted':
      return null
    case 'review':
    case 'refused':
    case 'sending':
      return (
        <Sheet title={t('fundPassword')} isHeld={state.status === 'sending'} onClose={close}>
          <WithdrawReview
            state={state}
            openWithdrawal={openWithdrawal}
            card={card}
            balance={balance}
            isLocked={withdrawal.isLocked}
            onConfirm={(fundPassword) => withdrawal.confirm(state.request, fundPassword)}
            onEdit={withdrawal.edit}
            onCancel={close}
          />
        </Sheet>
      )
    case 'unknown':
    case 'found':
      return (
        <LostRequestSheet
          state={state}
          what={moneyText(state.request.amount, 'dot')}
          onCheckAgain={withdrawal.checkAgain}
          onDismiss={dismiss}
          onClose={close}
        />
      )
  }
}
