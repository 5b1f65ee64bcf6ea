import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import ContactDialog from '@/shared/help/ContactDialog'
import { type Receipt, unansweredLike } from '@/shared/money-request/receipts'
import { useSayOffline } from '@/shared/forms/use-submit'
import { useSheets } from '@/shared/sheets/use-sheets'
import { MenuRow } from '@/ui/Row'
import { formatDateTime } from '@/i18n/format'
import { ConfirmDialog } from '@/shared/sheets/Dialog'
import { moneyText } from '@/ui/Money'
import { useUnknownText } from '@/shared/money-request/texts'
import { config } from '@/config'
import { FieldError } from '@/ui/fields'
import { Note } from '@/ui/Note'
import { RadioList } from '@/ui/RadioList'
import type { AmountProblem } from '@/lib/money/amount-text'
import { inWords, useForm } from '@/ui/use-form'
import { TopUpAmount } from './TopUpAmount'
import type { TopUp } from './use-top-up-request'
import { VoucherField } from './VoucherField'
import { type TopUpDraft, amountOf, checkTopUp } from './rules'
import { useVoucher } from './voucher'
import styles from './TopUpForm.module.css'

/** Its button stands in the bar below the screen, which names the form by `id`. */
export function TopUpForm({
  id,
  form,
  receipts,
  onSubmit,
}: {
  id: string
  form: ReturnType<typeof useTopUpForm>
  receipts: readonly Receipt[]
  onSubmit: (topUp: TopUp) => void
}) {
  const { t } = useTranslation('recharge')
  const [asked, setAsked] = useState<{ unanswered: Receipt; topUp: TopUp } | null>(null)
  const sheets = useSheets<'service' | 'again'>()
  const sayOffline = useSayOffline()
  const { draft, errors } = form
  const submit = (topUp: TopUp) => {
    const unanswered = unansweredLike(topUp.amount, receipts)
    setAsked(unanswered === null ? null : { unanswered, topUp })
    if (unanswered === null) onSubmit(topUp)
    else sheets.open('again')
  }
  const sendAgain = ({ topUp }: { topUp: TopUp }) => {
    sheets.close()
    onSubmit(topUp)
  }
  return (
    <>
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // Before a proof of payment is asked for, which could not be uploaded.
          if (!sayOffline()) form.handleSubmit(submit)(event)
        }}
      >
        <TopUpAmount draft={draft.amount} error={errors.amount ?? null} onChange={form.changeAmount} />
        <MenuRow as="button" label={t('payTo')} value={t('askService')} onClick={() => sheets.open('service')} />
        <MethodField chosen={draft.method} error={errors.method ?? null} onChoose={form.chooseMethod} />
        <VoucherField {...form.voucher} />
      </form>
      {sheets.current === 'again' && asked !== null && (
        <SendAgainDialog receipt={asked.unanswered} onConfirm={() => sendAgain(asked)} onClose={sheets.close} />
      )}
      {sheets.current === 'service' && <ContactDialog text={t('askText')} onClose={sheets.close} />}
    </>
  )
}

function SendAgainDialog({
  receipt: { request, at },
  onConfirm,
  onClose,
}: {
  receipt: Receipt
  onConfirm: () => void
  onClose: () => void
}) {
  const { t } = useTranslation(['recharge', 'shared'])
  const { warning } = useUnknownText()
  return (
    <ConfirmDialog
      title={t('shared:outcomeUnknown')}
      text={warning('topUp', `${moneyText(request.amount)} (${formatDateTime(at)})`)}
      confirmLabel={t('againConfirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}

/** Only where there is something to choose: a lone method stands on the receipt (reading 62). */
function MethodField({
  chosen,
  error,
  onChoose,
}: {
  /** Index among the methods, as text. */
  chosen: string | null
  error: string | null
  onChoose: (method: string) => void
}) {
  const { t } = useTranslation('recharge')
  const errorId = useId()
  if (config.paymentMethods.length < 2) return null
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

/** A method that has no other beside it needs no tap. */
const emptyDraft = (): TopUpDraft => ({
  amount: '',
  method: config.paymentMethods.length > 1 ? null : '0',
  voucher: null,
})

/** What is entered, and what is wrong with it: the button below the screen names the amount. */
export function useTopUpForm() {
  const { t } = useTranslation(['recharge', 'messages'])
  const words = {
    amount: t('messages:wrongAmount'),
    decimals: t('messages:amountProblem.decimals'),
    notDigits: t('messages:amountProblem.notDigits'),
    tooLong: t('messages:amountProblem.tooLong'),
    method: t('error.method'),
    voucher: t('error.voucher'),
  }
  const { draft, errors, change, handleSubmit } = useForm(emptyDraft(), (entered) =>
    inWords(checkTopUp(entered), words),
  )
  const voucher = useVoucher((path) => change({ voucher: path }))
  const [amountProblem, setAmountProblem] = useState<AmountProblem | null>(null)
  return {
    draft,
    errors: { ...errors, amount: errors.amount ?? (amountProblem === null ? undefined : words[amountProblem]) },
    amount: amountOf(draft.amount),
    changeAmount: (amount: string, problem: AmountProblem | null) => {
      change({ amount })
      setAmountProblem(problem)
    },
    chooseMethod: (method: string) => change({ method }),
    voucher: { ...voucher, isMissing: errors.voucher !== undefined },
    handleSubmit: (onValid: (topUp: TopUp) => void) =>
      handleSubmit(
        ({ amount: digits, method, voucher: voucherPath }) => {
          const amount = amountOf(digits)
          if (amount === null || method === null || voucherPath === null) return
          onValid({ amount, method: config.paymentMethods[Number(method)] ?? null, voucherPath })
        },
        () => {
          voucher.setIsAwaited(true)
          // The bar below would cover what has taken the focus.
          document.activeElement?.scrollIntoView({ block: 'center' })
        },
      ),
  }
}
