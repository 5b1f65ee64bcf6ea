import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { PushedScreen } from '@/shared/PushedScreen'
import { EmptyState } from '@/ui/EmptyState'

export function NotFoundScreen() {
  const { t } = useTranslation('common')
  return (
    <PushedScreen title={t('notFound.title')} fallback={paths.home()}>
      <EmptyState
        icon="search"
        title={t('notFound.text')}
        action={
          <Link className="button-link" to={paths.home()}>
            {t('notFound.home')}
          </Link>
        }
      />
    </PushedScreen>
  )
}
