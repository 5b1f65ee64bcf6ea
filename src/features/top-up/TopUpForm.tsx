import { useId, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import ContactDialog from '@/shared/ContactDialog'
import { useSheets } from '@/shared/use-sheets'
import { Card } from '@/ui/Card'
import { SectionHeading } from '@/ui/SectionHeading'
import { Icon } from '@/ui/icons'
import { RadioList } from '@/ui/RadioList'
import { SubmitButton } from '@/ui/SubmitButton'
import { TopUpAmount } from './TopUpAmount'
import styles from './TopUp.module.css'
import type { TopUp } from './use-top-up'
import type { TopUpDraftState } from './use-top-up-draft'
import { VoucherField } from './VoucherField'

export function TopUpForm({
  draft,
  failure,
  isSending,
  onSubmit,
}: {
  draft: TopUpDraftState
  /** Why the last one was not taken. */
  failure: string | null
  isSending: boolean
  onSubmit: (topUp: TopUp) => void
}) {
  const { t } = useTranslation('recharge')
  const sheets = useSheets<'service'>()
  const methodId = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const complete = draft.complete()
    if (!Array.isArray(complete)) onSubmit(complete)
    else event.currentTarget.querySelector<HTMLInputElement>(`[data-field=${complete[0]}] input`)?.focus()
  }
  return (
    <form noValidate onSubmit={submit}>
      <div data-field="amount">
        <TopUpAmount
          amountText={draft.amountText}
          amount={draft.amount}
          error={draft.isMissing('amount') ? t('error.amount') : null}
          onChange={draft.setAmountText}
        />
      </div>
      <SectionHeading>{t('method')}</SectionHeading>
      <div data-field="method">
        <Card tight>
          <RadioList
            label={t('method')}
            options={draft.methods}
            chosen={draft.method}
            errorId={draft.isMissing('method') ? methodId : undefined}
            onChoose={draft.setMethod}
          />
        </Card>
        {draft.isMissing('method') && (
          <p id={methodId} className={styles['fieldError']}>
            {t('error.method')}
          </p>
        )}
        <p className={styles['note']}>{t('methodNote')}</p>
      </div>
      <SectionHeading id="voucher-name">{t('voucher')}</SectionHeading>
      <div data-field="voucher">
        <VoucherField voucher={draft.voucher} nameId="voucher-name" isMissing={draft.isMissing('voucher')} />
      </div>
      <div className={styles['warning']}>
        <Icon name="lock" />
        <p>
          {t('warning')}{' '}
          <button type="button" className={styles['inline']} onClick={() => sheets.open('service')}>
            {t('contactService')}
          </button>
        </p>
      </div>
      {failure !== null && (
        <p className={styles['failure']} role="alert">
          {failure}
        </p>
      )}
      <SubmitButton isPending={isSending}>{t('submit')}</SubmitButton>
      {sheets.current === 'service' && <ContactDialog text={t('warning')} onClose={sheets.close} />}
    </form>
  )
}
