import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/shared/ConfirmDialog'
import type { useOpenOutside } from './use-open-outside'

export function LeaveDialog({ host, outside }: { host: string; outside: ReturnType<typeof useOpenOutside> }) {
  const { t } = useTranslation('common')
  if (!outside.isAsking) return null
  return (
    <ConfirmDialog
      title={t('contact.title')}
      text={t('contact.leaving', { host })}
      confirmLabel={t('contact.continue', { host })}
      onConfirm={outside.confirm}
      onClose={outside.cancel}
    />
  )
}
