import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import { onlyDigits } from '@/lib/text'
import ContactDialog from '@/shared/ContactDialog'
import { useSheets } from '@/shared/use-sheets'
import { Form } from '@/ui/form/Form'
import { inWords, useForm } from '@/ui/form/use-form'
import { SectionHeading } from '@/ui/SectionHeading'
import { MethodField } from './MethodField'
import { PaymentWarning } from './PaymentWarning'
import { amountOf, checkTopUp, type TopUpDraft } from './rules'
import { TopUpAmount } from './TopUpAmount'
import type { TopUp } from './use-top-up-request'
import { useVoucher } from './use-voucher'
import { VoucherField } from './VoucherField'

const EMPTY: TopUpDraft = { amount: '', method: null, voucher: null }

export function TopUpForm({
  failure,
  isSending,
  onSubmit,
}: {
  failure: string | null
  isSending: boolean
  onSubmit: (topUp: TopUp) => void
}) {
  const { t } = useTranslation('recharge')
  const sheets = useSheets<'service'>()
  const voucherHeading = useId()
  const words = { amount: t('error.amount'), method: t('error.method'), voucher: t('error.voucher') }
  const form = useForm(EMPTY, (draft) => inWords(checkTopUp(draft), words))
  const voucher = useVoucher((path) => form.change({ voucher: path }))
  const { draft, errors } = form
  const submit = ({ amount: digits, method, voucher: voucherPath }: TopUpDraft) => {
    const amount = amountOf(digits)
    if (amount === null || method === null || voucherPath === null) return
    onSubmit({ amount, method: config.paymentMethods[Number(method)] ?? null, voucherPath })
  }
  return (
    <>
      <Form pending={isSending} error={failure} submitLabel={t('submit')} onSubmit={form.handleSubmit(submit)}>
        <div>
          <TopUpAmount
            digits={draft.amount}
            amount={amountOf(draft.amount)}
            error={errors.amount ?? null}
            onChange={(text) => form.change({ amount: onlyDigits(text) })}
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
      {sheets.current === 'service' && <ContactDialog text={t('warning')} onClose={sheets.close} />}
    </>
  )
}
