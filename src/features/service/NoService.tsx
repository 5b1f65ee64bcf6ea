import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { LinkButton } from '@/shared/LinkButton'
import { EmptyState } from '@/ui/EmptyState'

export function NoService({ state }: { state: 'off' | 'unsaid' | 'unsafe' }) {
  const { t } = useTranslation(['service', 'common'])
  const action = <LinkButton to={paths.home()}>{t('common:goHome')}</LinkButton>
  if (state === 'unsafe') return <EmptyState icon="lock" title={t('unsafe')} text={t('unsafeText')} action={action} />
  const text = t(state === 'off' ? 'disabledText' : 'unsaidText')
  return <EmptyState icon="info" title={t('disabled')} text={text} action={action} />
}
