import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { platformQueries } from '@/api/platform'
import { AsyncBlock } from '@/shared/query/AsyncBlock'
import { mayBeFramed } from '@/shared/help/open-service'
import { PushedScreen } from '@/shared/PushedScreen'
import { paths } from '@/paths'
import { Skeleton } from '@/ui/skeletons'
import { NoService } from './NoService'
import { serviceOf } from './rules'
import { ServiceFrame } from './ServiceFrame'

export default function ServicePageScreen() {
  const { t } = useTranslation(['service', 'common'])
  const platform = useQuery(platformQueries.base())
  return (
    <PushedScreen title={t('common:contact.title')} fallback={paths.service()}>
      <AsyncBlock query={platform} skeleton={<Skeleton height={400} />}>
        {(data) => {
          const service = serviceOf(data, window.location.origin)
          if (service.state !== 'open') return <NoService state={service.state} />
          return mayBeFramed(service) ? (
            <ServiceFrame key={service.url} service={service} />
          ) : (
            // The contact card has the way outside.
            <Navigate to={paths.service()} replace />
          )
        }}
      </AsyncBlock>
    </PushedScreen>
  )
}
