import { useTranslation } from 'react-i18next'
import { formatDateTime } from '@/i18n/format-date-time'
import { ConfirmDialog } from '@/shared/ConfirmDialog'
import { moneyText } from '@/ui/Money'
import { useUnknownText } from '@/shared/money-request/use-unknown-text'
import type { Receipt } from '@/shared/money-request/receipts'

export function SendAgainDialog({
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
