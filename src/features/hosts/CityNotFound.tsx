import { useTranslation } from 'react-i18next'
import { LinkButton } from '@/shared/links'
import { PushedScreen } from '@/shared/PushedScreen'
import { paths } from '@/paths'
import { EmptyState } from '@/ui/EmptyState'

export function CityNotFound({ what }: { what: 'city' | 'host' }) {
  const { t } = useTranslation(['hosts', 'common'])
  return (
    <PushedScreen title={t(`${what}NotFound`)} fallback={paths.cities()}>
      <EmptyState
        icon="city"
        title={t(`${what}NotFoundText`)}
        action={
          <LinkButton to={paths.cities()} replace>
            {t('common:allCities')}
          </LinkButton>
        }
      />
    </PushedScreen>
  )
}
