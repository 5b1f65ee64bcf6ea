import { useTranslation } from 'react-i18next'
import type { BankCard } from '@/api/wallet'
import { subtract } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'
import { MoneyFlowSheet, type ReviewState } from '@/domain/money-request/request-sheets'
import { useUnknownOutcomeTexts } from '@/domain/money-request/texts'
import { accountText } from '@/domain/records/withdrawals'
import { Detail, DescriptionList } from '@/ui/DescriptionList'
import { Figure, moneyText } from '@/ui/Money'
import { Keypad } from './Keypad'
import type { WithdrawRefusal, WithdrawRequest } from './rules'
import { useWithdrawRefusalText, type useWithdrawRequest } from './use-withdraw-request'

interface ReviewProps {
  withdrawal: ReturnType<typeof useWithdrawRequest>
  card: BankCard
  balance: Money
  onClose: () => void
}

export function WithdrawSheet(props: ReviewProps) {
  const { t } = useTranslation('shared')
  return (
    <MoneyFlowSheet
      flow={props.withdrawal}
      textsOf={({ amount }) => ({ sheet: { title: t('fundPassword') }, what: moneyText(amount, 'dot') })}
      review={(state, close) => <Review {...props} state={state} onClose={close} />}
      onClose={props.onClose}
    />
  )
}

type WithdrawReviewState = ReviewState<WithdrawRequest, WithdrawRefusal>

function Review({
  state,
  withdrawal: { isLocked, confirm, edit },
  card,
  balance,
  onClose,
}: ReviewProps & { state: WithdrawReviewState }) {
  const { t } = useTranslation(['withdraw', 'bank', 'shared'])
  const message = useKeypadMessage(state, isLocked)
  const { amount } = state.request
  return (
    <>
      <DescriptionList>
        <Detail name={t('shared:amount')} weight="strong">
          <Figure>{moneyText(amount, 'dot')}</Figure>
        </Detail>
        <Detail name={t('bank:bankAccount')}>
          <Figure>{accountText(card)}</Figure>
        </Detail>
        <Detail name={t('balanceAfter')}>
          <Figure>{moneyText(subtract(balance, amount), 'dot')}</Figure>
        </Detail>
      </DescriptionList>
      <Keypad
        message={message}
        isSending={state.status === 'sending'}
        isLocked={isLocked}
        onConfirm={(fundPassword) => confirm(state.request, fundPassword)}
        onEdit={edit}
        onCancel={onClose}
      />
    </>
  )
}

function useKeypadMessage(
  state: WithdrawReviewState,
  isLocked: boolean,
): { tone: 'error' | 'note'; text: string } | null {
  const { t } = useTranslation(['withdraw', 'messages'])
  const textOfRefusal = useWithdrawRefusalText()
  const unknownOutcomeTexts = useUnknownOutcomeTexts()
  if (state.status === 'sending')
    return {
      tone: 'note',
      text: state.isChecking ? unknownOutcomeTexts.lookUp('withdrawal', 'checking') : t('sending'),
    }
  if (state.status === 'refused')
    return {
      tone: 'error',
      text: t('messages:told', { title: t('messages:withdrawal.refused.title'), text: state.words }),
    }
  if (state.refusal !== null) return { tone: 'error', text: textOfRefusal(state.refusal) }
  return isLocked ? { tone: 'note', text: t('wait') } : null
}
