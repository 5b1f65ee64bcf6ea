import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { LinkButton } from '@/kit/links'
import { PushedScreen } from '@/kit/PushedScreen'
import { EmptyState } from '@/ui/EmptyState'

export default function NotFoundScreen() {
  const { t } = useTranslation('common')
  return (
    <PushedScreen title={t('notFound.title')} fallback={paths.home()}>
      <EmptyState
        icon="search"
        title={t('notFound.text')}
        action={<LinkButton to={paths.home()}>{t('goHome')}</LinkButton>}
      />
    </PushedScreen>
  )
}
