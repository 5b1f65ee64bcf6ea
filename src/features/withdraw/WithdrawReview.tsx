import { useTranslation } from 'react-i18next'
import type { BankCard } from '@/api/wallet'
import { joinSentences } from '@/i18n/format'
import { FUND_PASSWORD_LENGTH } from '@/lib/limits'
import { subtract } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'
import type { RequestState } from '@/shared/money-request/state'
import { refusalNow, type OpenRequest } from '@/shared/money-request/use-notes'
import { Fact, Facts } from '@/ui/Facts'
import { notify } from '@/ui/feedback'
import { Keypad } from '@/ui/Keypad'
import { moneyText } from '@/ui/Money'
import { useOnline } from '@/ui/use-event'
import { accountText } from '@/shared/records/record-rules'
import type { WithdrawRefusal, WithdrawRequest } from './rules'
import { useWithdrawRefusalText } from './use-refusal-text'

type ReviewState = Extract<RequestState<WithdrawRequest, WithdrawRefusal>, { status: 'review' | 'refused' | 'sending' }>

export function WithdrawReview({
  state,
  openWithdrawal,
  card,
  balance,
  isLocked,
  onConfirm,
  onEdit,
  onCancel,
}: {
  state: ReviewState
  openWithdrawal: OpenRequest | null
  card: BankCard
  balance: Money
  isLocked: boolean
  /** @returns true when the fund password is on its way. */
  onConfirm: (fundPassword: string) => boolean
  onEdit: () => void
  onCancel: () => void
}) {
  const { t } = useTranslation(['withdraw', 'common', 'shared'])
  const message = useMessage(state, openWithdrawal, isLocked)
  const { amount } = state.request
  const isSending = state.status === 'sending'
  return (
    <>
      <Facts>
        <Fact name={t('shared:amount')} weight="strong">
          {moneyText(amount, 'dot')}
        </Fact>
        <Fact name={card.holder}>{accountText(card)}</Fact>
        <Fact name={t('balanceAfter')}>{moneyText(subtract(balance, amount), 'dot')}</Fact>
      </Facts>
      <Keypad
        labels={{
          keys: t('keys'),
          entered: (entered) => t('entered', { entered, length: FUND_PASSWORD_LENGTH }),
          forgot: t('forgot'),
          remove: t('remove'),
          // A withdrawal under way cannot be called back; a toast reports its outcome.
          cancel: isSending ? t('common:close') : t('common:cancel'),
          confirm: t('confirm'),
        }}
        length={FUND_PASSWORD_LENGTH}
        message={message}
        isSending={isSending}
        isLocked={isLocked}
        onConfirm={onConfirm}
        onEdit={onEdit}
        onForgot={() => notify(t('forgotText'))}
        onCancel={onCancel}
      />
    </>
  )
}

function useMessage(
  state: ReviewState,
  openWithdrawal: OpenRequest | null,
  isLocked: boolean,
): { tone: 'error' | 'note'; text: string } | null {
  const { t } = useTranslation(['withdraw', 'common'])
  const refusalText = useWithdrawRefusalText()
  const isOnline = useOnline()
  if (state.status === 'sending') return { tone: 'note', text: t('sending') }
  if (state.status === 'refused')
    return { tone: 'error', text: `${joinSentences([t('notTaken'), state.words])}\n${t('wait')}` }
  const refusal = refusalNow(state.refusal, openWithdrawal)
  if (refusal !== null) return { tone: 'error', text: refusalText(refusal) }
  if (isLocked) return { tone: 'note', text: t('wait') }
  return isOnline ? null : { tone: 'note', text: t('common:offline') }
}
