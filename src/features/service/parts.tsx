import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/shared/sheets/Dialog'
import { type ServiceAddress, isKnownService, openService } from '@/shared/help/service'
import { useSheets } from '@/shared/sheets/use-sheets'
import { paths } from '@/paths'
import { LinkButton } from '@/shared/links'
import { EmptyState } from '@/ui/EmptyState'

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

export function useOpenOutside(service: ServiceAddress) {
  const sheets = useSheets<'leave'>()
  return {
    isAsking: sheets.current === 'leave',
    ask: () => (isKnownService(service) ? openService(service) : sheets.open('leave')),
    confirm: () => {
      openService(service)
      sheets.close()
    },
    cancel: sheets.close,
  }
}

export function NoService({ state }: { state: 'off' | 'unsaid' | 'unsafe' }) {
  const { t } = useTranslation(['service', 'common'])
  const action = <LinkButton to={paths.home()}>{t('common:goHome')}</LinkButton>
  if (state === 'unsafe') return <EmptyState icon="lock" title={t('unsafe')} text={t('unsafeText')} action={action} />
  const text = t(state === 'off' ? 'disabledText' : 'unsaidText')
  return <EmptyState icon="info" title={t('disabled')} text={text} action={action} />
}
