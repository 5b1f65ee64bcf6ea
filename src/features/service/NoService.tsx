import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/ui/EmptyState'

export function NoService({ state }: { state: 'off' | 'unsafe' }) {
  const { t } = useTranslation('service')
  return state === 'off' ? (
    <EmptyState icon="info" title={t('disabled')} text={t('disabledText')} />
  ) : (
    <EmptyState icon="lock" title={t('unsafe')} text={t('unsafeText')} />
  )
}
