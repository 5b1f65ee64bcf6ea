import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import ContactDialog from '@/shared/ContactDialog'
import PaymentWarning from '@/shared/PaymentWarning'
import { useSayOffline } from '@/shared/use-say-offline'
import { useSheets } from '@/shared/use-sheets'
import { Card } from '@/ui/Card'
import { Stack } from '@/ui/Stack'
import { TextButton } from '@/ui/TextButton'
import { MethodField } from './MethodField'
import { unansweredLike, type Receipt } from '@/shared/money-request/receipts'
import { SendAgainDialog } from './SendAgainDialog'
import { Step } from './Step'
import { TopUpAmount } from './TopUpAmount'
import type { useTopUpForm } from './use-top-up-form'
import type { TopUp } from './use-top-up-request'
import styles from './TopUpForm.module.css'
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
  const { t } = useTranslation(['recharge', 'messages', 'common'])
  const [asked, setAsked] = useState<{ unanswered: Receipt; topUp: TopUp } | null>(null)
  const sheets = useSheets<'service' | 'again'>()
  const voucherLabel = useId()
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
        <Card>
          <Step number={1} title={t('step.ask')}>
            <p>{t('step.askText')}</p>
            <TextButton onClick={() => sheets.open('service')}>{t('common:contact.open')}</TextButton>
          </Step>
          <Step number={2} title={t('step.transfer')}>
            <p>{t('step.transferText')}</p>
            <div className={styles['warning']}>
              <PaymentWarning />
            </div>
          </Step>
        </Card>
        <Step number={3} title={t('step.send')} isOpen>
          <Stack>
            <TopUpAmount draft={draft.amount} error={errors.amount ?? null} onChange={form.changeAmount} />
            <MethodField chosen={draft.method} error={errors.method ?? null} onChoose={form.chooseMethod} />
            <VoucherField {...form.voucher} nameId={voucherLabel} />
          </Stack>
        </Step>
      </form>
      {sheets.current === 'again' && asked !== null && (
        <SendAgainDialog receipt={asked.unanswered} onConfirm={() => sendAgain(asked)} onClose={sheets.close} />
      )}
      {sheets.current === 'service' && <ContactDialog text={t('step.askText')} onClose={sheets.close} />}
    </>
  )
}
