import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import type { AmountProblem } from '@/lib/money/amount-text'
import ContactDialog from '@/shared/ContactDialog'
import { useSheets } from '@/shared/use-sheets'
import { Form } from '@/ui/form/Form'
import { inWords, useForm } from '@/ui/form/use-form'
import { SectionHeading } from '@/ui/SectionHeading'
import { MethodField } from './MethodField'
import { PaymentWarning } from './PaymentWarning'
import { unansweredLike, type Receipt } from './receipts'
import { amountOf, checkTopUp, type TopUpDraft } from './rules'
import { SendAgainDialog } from './SendAgainDialog'
import { TopUpAmount } from './TopUpAmount'
import type { TopUp } from './use-top-up-request'
import { useVoucher } from './use-voucher'
import { VoucherField } from './VoucherField'

const EMPTY: TopUpDraft = { amount: '', method: null, voucher: null }

export function TopUpForm({
  failure,
  isSending,
  receipts,
  onSubmit,
}: {
  failure: string | null
  isSending: boolean
  receipts: readonly Receipt[]
  onSubmit: (topUp: TopUp) => void
}) {
  const { t } = useTranslation(['recharge', 'messages', 'shared'])
  const [asked, setAsked] = useState<{ unanswered: Receipt; topUp: TopUp } | null>(null)
  const sheets = useSheets<'service' | 'again'>()
  const voucherHeading = useId()
  const words = {
    amount: t('error.amount'),
    decimals: t('messages:amountProblem.decimals'),
    notDigits: t('messages:amountProblem.notDigits'),
    tooLong: t('messages:amountProblem.tooLong'),
    method: t('error.method'),
    voucher: t('error.voucher'),
  }
  const form = useForm(EMPTY, (draft) => inWords(checkTopUp(draft), words))
  const voucher = useVoucher((path) => form.change({ voucher: path }))
  const { draft, errors } = form
  const [amountProblem, setAmountProblem] = useState<AmountProblem | null>(null)
  const submit = ({ amount: digits, method, voucher: voucherPath }: TopUpDraft) => {
    const amount = amountOf(digits)
    if (amount === null || method === null || voucherPath === null) return
    const topUp = { amount, method: config.paymentMethods[Number(method)] ?? null, voucherPath }
    const unanswered = unansweredLike(amount, receipts)
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
      <Form pending={isSending} error={failure} submitLabel={t('shared:submit')} onSubmit={form.handleSubmit(submit)}>
        <div>
          <TopUpAmount
            draft={draft.amount}
            amount={amountOf(draft.amount)}
            error={errors.amount ?? (amountProblem === null ? null : words[amountProblem])}
            onChange={(amount, problem) => {
              form.change({ amount })
              setAmountProblem(problem)
            }}
          />
          <SectionHeading>{t('method')}</SectionHeading>
          <MethodField
            chosen={draft.method}
            error={errors.method ?? null}
            onChoose={(method) => form.change({ method })}
          />
          <SectionHeading id={voucherHeading}>{t('voucher')}</SectionHeading>
          <VoucherField {...voucher} nameId={voucherHeading} isMissing={errors.voucher !== undefined} />
          <PaymentWarning onContact={() => sheets.open('service')} />
        </div>
      </Form>
      {sheets.current === 'again' && asked !== null && (
        <SendAgainDialog receipt={asked.unanswered} onConfirm={() => sendAgain(asked)} onClose={sheets.close} />
      )}
      {sheets.current === 'service' && <ContactDialog text={t('warning')} onClose={sheets.close} />}
    </>
  )
}
