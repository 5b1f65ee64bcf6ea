import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { platformQueries } from '@/api/platform.queries'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { PushedScreen } from '@/shared/PushedScreen'
import { paths } from '@/paths'
import { Skeleton } from '@/ui/Skeleton'
import { NoService } from './NoService'
import { serviceOf } from './rules'
import { ServiceFrame } from './ServiceFrame'

export default function ServicePageScreen() {
  const { t } = useTranslation('service')
  const platform = useQuery(platformQueries.base())
  return (
    <PushedScreen title={t('pageTitle')} fallback={paths.service()}>
      <AsyncBlock query={platform} skeleton={<Skeleton height={400} />}>
        {(data) => {
          const service = serviceOf(data, window.location.origin)
          return service.state === 'open' ? (
            <ServiceFrame key={service.url} service={service} />
          ) : (
            <NoService state={service.state} />
          )
        }}
      </AsyncBlock>
    </PushedScreen>
  )
}
