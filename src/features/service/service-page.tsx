import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/kit/sheets/Dialog'
import { type ServiceAddress, isKnownService, openService } from '@/domain/help/service'
import { useSheets } from '@/kit/sheets/use-sheets'
import { paths } from '@/paths'
import { LinkButton } from '@/kit/links'
import { EmptyState } from '@/ui/EmptyState'

/**
 * `ask` opens the service page outside of the app. For an unknown host, it first shows `dialog`, in
 * which the member confirms. The caller must render `dialog`.
 */
export function useOpenOutside(service: ServiceAddress) {
  const { t } = useTranslation('common')
  const sheets = useSheets<'leave'>()
  const { host } = service
  const ask = () => (isKnownService(service) ? openService(service) : sheets.open('leave'))
  const dialog = sheets.current === 'leave' && (
    <ConfirmDialog
      title={t('contact.title')}
      text={t('contact.leaving', { host })}
      confirmLabel={t('contact.continue', { host })}
      onConfirm={() => {
        openService(service)
        sheets.close()
      }}
      onClose={sheets.close}
    />
  )
  return { ask, dialog }
}

export function NoService({ state }: { state: 'off' | 'unsaid' | 'unsafe' }) {
  const { t } = useTranslation(['service', 'common'])
  const action = <LinkButton to={paths.home()}>{t('common:goHome')}</LinkButton>
  if (state === 'unsafe') return <EmptyState icon="lock" title={t('unsafe')} text={t('unsafeText')} action={action} />
  const reasonProps = state === 'unsaid' && { text: t('unsaidText') }
  return <EmptyState icon="envelope" title={t('disabled')} {...reasonProps} action={action} />
}
