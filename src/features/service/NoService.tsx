import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/ui/EmptyState'

/** Why there is no way to the service: the platform's choice, or an address that is not opened. */
export function NoService({ state }: { state: 'off' | 'unsafe' }) {
  const { t } = useTranslation('service')
  return state === 'off' ? (
    <EmptyState icon="info" title={t('disabled')} text={t('disabledText')} />
  ) : (
    <EmptyState icon="lock" title={t('unsafe')} text={t('unsafeText')} />
  )
}
