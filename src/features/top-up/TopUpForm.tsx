import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import ContactDialog from '@/domain/help/ContactDialog'
import { type Receipt, findUnanswered } from '@/domain/money-request/receipts'
import { useCloseLostSheet } from '@/kit/sheets/use-leave'
import { useSheets } from '@/kit/sheets/use-sheets'
import { MenuRow } from '@/ui/Row'
import { formatDateTime } from '@/i18n/format'
import { ConfirmDialog } from '@/kit/sheets/Dialog'
import { moneyText, Money } from '@/ui/Money'
import { useUnknownOutcomeTexts } from '@/domain/money-request/texts'
import { config } from '@/config'
import { FieldError } from '@/ui/fields'
import { AutofillForm } from '@/ui/autofill-form'
import { Note } from '@/ui/Note'
import { RadioList } from '@/ui/RadioList'
import type { AmountProblem } from '@/lib/money/amount-text'
import type { TopUp, useTopUpForm } from './use-top-up'
import { parseMoney } from '@/lib/money/text'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { useWithBeforeRoundText, useSpoilerFreeBalance } from '@/domain/spoiler-guard'
import type { AmountDraft } from '@/kit/forms/amount-draft'
import { useMember } from '@/domain/member/member'
import { AmountField } from '@/ui/AmountField'
import { Skeleton } from '@/ui/skeletons'
import { Card, Stack } from '@/ui/layout'
import { COMPONENT_PLACEHOLDER, Sentence } from '@/ui/text'
import { useTimeout } from '@/ui/use-event'
import { VoucherField } from './VoucherField'
import styles from './TopUpForm.module.css'

/** The submit button in the footer of the screen refers to the form by this id. */
export const TOP_UP_FORM_ID = 'top-up'

export function TopUpForm({
  form,
  receipts,
  onSubmit,
}: {
  form: ReturnType<typeof useTopUpForm>
  receipts: readonly Receipt[]
  onSubmit: (topUp: TopUp) => void
}) {
  const { t } = useTranslation(['recharge', 'messages'])
  const { warning } = useUnknownOutcomeTexts()
  const [question, setQuestion] = useState<{ unanswered: Receipt; topUp: TopUp } | null>(null)
  const sheets = useSheets<'service' | 'again'>()
  useCloseLostSheet(sheets.current === 'again' && question === null, sheets)
  const { draft, errors } = form
  const submit = (topUp: TopUp) => {
    const unansweredReceipt = findUnanswered(topUp.amount, receipts)
    setQuestion(unansweredReceipt === null ? null : { unanswered: unansweredReceipt, topUp })
    if (unansweredReceipt === null) onSubmit(topUp)
    else sheets.open('again')
  }
  return (
    <>
      <AutofillForm id={TOP_UP_FORM_ID} onSubmit={form.handleSubmit(submit)}>
        <Stack>
          <TopUpAmount draft={draft.amount} error={errors.amount ?? null} onChange={form.changeAmount} />
          <div>
            <MenuRow as="button" label={t('payTo')} value={t('askService')} onClick={() => sheets.open('service')} />
            <MethodField chosen={draft.method} error={errors.method ?? null} onChoose={form.chooseMethod} />
            <VoucherField {...form.voucher} />
          </div>
        </Stack>
      </AutofillForm>
      {sheets.current === 'again' && question !== null && (
        <ConfirmDialog
          title={t('messages:outcomeUnknown')}
          text={warning('topUp', `${moneyText(question.topUp.amount)} (${formatDateTime(question.unanswered.at)})`)}
          confirmLabel={t('againConfirm')}
          onConfirm={() => {
            // Without the question, the dialog is hidden at once. The sheet closes only later, by a
            // step back in the history.
            setQuestion(null)
            sheets.close()
            onSubmit(question.topUp)
          }}
          onClose={sheets.close}
        />
      )}
      {sheets.current === 'service' && <ContactDialog text={t('askText')} onClose={sheets.close} />}
    </>
  )
}

/**
 * Several payment methods are shown as a choice. One method, or none, is shown as a row without a
 * choice (reading 62).
 */
function MethodField({
  chosen,
  error,
  onChoose,
}: {
  /** Index in `config.paymentMethods`, as text; null if no method is chosen. */
  chosen: string | null
  error: string | null
  onChoose: (method: string) => void
}) {
  const { t } = useTranslation('recharge')
  const errorId = useId()
  const [onlyMethod = t('methodAgreed'), ...others] = config.paymentMethods
  if (others.length === 0) return <MenuRow label={t('method')} value={onlyMethod} arrow={false} />
  return (
    <div className={styles['field']}>
      <Note kind="hint">{t('method')}</Note>
      <RadioList
        label={t('method')}
        name="method"
        options={config.paymentMethods.map((name, index) => ({ key: String(index), name }))}
        chosen={chosen}
        errorId={error === null ? undefined : errorId}
        onChoose={onChoose}
      />
      <FieldError id={errorId}>{error}</FieldError>
      <Note>{t('methodNote')}</Note>
    </div>
  )
}

function TopUpAmount({
  draft,
  error,
  onChange,
}: {
  draft: AmountDraft
  error: string | null
  onChange: (text: string, problem: AmountProblem | null) => void
}) {
  const { t } = useTranslation(['recharge', 'shared'])
  const id = useId()
  return (
    <Card>
      <Note as="label" kind="hint" htmlFor={id}>
        {t('shared:amount')}
      </Note>
      <AmountField
        id={id}
        name="amount"
        draft={draft.text}
        separator="comma"
        isWrong={error !== null}
        onChange={onChange}
      />
      {error !== null && (
        // An unreadable amount is reported before the form is sent, for example after a paste. A
        // live region announces it, because the focus does not move.
        <div className={styles['error']} role={draft.problem === null ? undefined : 'alert'}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      <div className={styles['amountFoot']}>
        <Balance />
      </div>
    </Card>
  )
}

/** Maximum time for which the balance from the address replaces the platform's balance. */
const ADDRESS_BALANCE_MS = 10_000

/**
 * While the platform's balance is loading, for at most `ADDRESS_BALANCE_MS`, the balance from the
 * address of the page is shown and marked as not confirmed (reading 61).
 */
function Balance() {
  const { t } = useTranslation(['shared', 'recharge', 'withdraw'])
  const [search] = useSearchParams()
  const member = useMember()
  const [isAddressBalanceOver, setIsAddressBalanceOver] = useState(false)
  useTimeout(() => setIsAddressBalanceOver(true), ADDRESS_BALANCE_MS)
  const balanceInAddress = isAddressBalanceOver ? null : parseMoney(search.get('balance') ?? '')
  const shownBalance = useSpoilerFreeBalance({ balance: member.data?.balance ?? null })
  const withBeforeRoundText = useWithBeforeRoundText()
  const renderBalance = (text: string, balance: ReactNode) => (
    <span className={styles['balance']}>
      <Sentence text={text}>{balance}</Sentence>
    </span>
  )
  const balanceText = withBeforeRoundText(t('withdraw:balanceIs', { amount: COMPONENT_PLACEHOLDER }))
  return (
    <AsyncBlock
      query={member}
      contentName={t('balance')}
      isInline
      skeleton={
        balanceInAddress === null
          ? renderBalance(balanceText, <Skeleton height={16} width={88} />)
          : renderBalance(
              t('recharge:claimedBalance', { amount: COMPONENT_PLACEHOLDER }),
              <Money amount={balanceInAddress} />,
            )
      }
    >
      {() =>
        shownBalance === null ? (
          <span>{t('noBalance')}</span>
        ) : (
          renderBalance(balanceText, <Money amount={shownBalance} />)
        )
      }
    </AsyncBlock>
  )
}
