import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import ContactDialog from '@/shared/help/ContactDialog'
import { type Receipt, unansweredLike } from '@/shared/money-request/receipts'
import { useSayOffline } from '@/shared/forms/use-submit'
import { useSheets } from '@/shared/sheets/use-sheets'
import { MenuRow } from '@/ui/Row'
import { formatDateTime } from '@/i18n/format'
import { ConfirmDialog } from '@/shared/sheets/Dialog'
import { moneyText } from '@/ui/Money'
import { useUnknownText } from '@/shared/money-request/use-unknown-text'
import { MethodField } from './MethodField'
import { TopUpAmount } from './TopUpAmount'
import type { useTopUpForm } from './use-top-up-form'
import type { TopUp } from './use-top-up-request'
import { VoucherField } from './VoucherField'

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
