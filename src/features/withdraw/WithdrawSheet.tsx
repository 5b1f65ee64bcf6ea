import { useTranslation } from 'react-i18next'
import { FUND_PASSWORD_LENGTH } from '@/api/account'
import type { BankCard } from '@/api/wallet'
import { joinSentences } from '@/i18n/format'
import { subtract } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'
import { MoneyFlowSheet, type ReviewState } from '@/shared/money-request/parts'
import { accountText } from '@/shared/records/withdrawals'
import { Fact, Facts } from '@/ui/Facts'
import { notify } from '@/ui/feedback'
import { Keypad } from '@/ui/Keypad'
import { moneyText } from '@/ui/Money'
import { useOnline } from '@/ui/use-event'
import type { WithdrawRefusal, WithdrawRequest } from './rules'
import { useWithdrawRefusalText, type useWithdrawRequest } from './use-withdraw-request'

interface Reviewed {
  withdrawal: ReturnType<typeof useWithdrawRequest>
  card: BankCard
  balance: Money
  onClose: () => void
}

export function WithdrawSheet(props: Reviewed) {
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

type State = ReviewState<WithdrawRequest, WithdrawRefusal>

function Review({
  state,
  withdrawal: { isLocked, confirm, edit },
  card,
  balance,
  onClose,
}: Reviewed & { state: State }) {
  const { t } = useTranslation(['withdraw', 'common', 'reservation', 'shared'])
  const isOnline = useOnline()
  const message = useMessage(state, isLocked)
  const { amount } = state.request
  const isSending = state.status === 'sending'
  return (
    <>
      <Facts>
        <Fact name={t('shared:amount')} weight="strong">
          {moneyText(amount, 'dot')}
        </Fact>
        <Fact name={t('shared:bankAccount')}>{accountText(card)}</Fact>
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
          confirm: isSending ? t('reservation:confirm.sending') : t('confirm'),
        }}
        length={FUND_PASSWORD_LENGTH}
        message={message}
        isSending={isSending}
        isLocked={isLocked}
        isOnline={isOnline}
        onConfirm={(fundPassword) => confirm(state.request, fundPassword)}
        onEdit={edit}
        onForgot={() => notify(t('forgotText'))}
        onCancel={onClose}
      />
    </>
  )
}

function useMessage(state: State, isLocked: boolean): { tone: 'error' | 'note'; text: string } | null {
  const { t } = useTranslation(['withdraw', 'common'])
  const refusalText = useWithdrawRefusalText()
  const isOnline = useOnline()
  if (state.status === 'sending') return { tone: 'note', text: t('sending') }
  if (state.status === 'refused')
    return { tone: 'error', text: `${joinSentences([t('notTaken'), state.words])}\n${t('wait')}` }
  if (state.refusal !== null) return { tone: 'error', text: refusalText(state.refusal) }
  if (isLocked) return { tone: 'note', text: t('wait') }
  return isOnline ? null : { tone: 'note', text: t('common:offline') }
}
