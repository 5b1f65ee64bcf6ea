import { useTranslation } from 'react-i18next'
import { formatDateTime } from '@/i18n/format-date-time'
import { ConfirmDialog } from '@/shared/ConfirmDialog'
import { moneyText } from '@/ui/Money'
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
  return (
    <ConfirmDialog
      title={t('shared:outcomeUnknown')}
      text={t('againText', { amount: moneyText(request.amount), time: formatDateTime(at) })}
      confirmLabel={t('againConfirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
