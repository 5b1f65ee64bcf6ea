import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { type City, hostQueries } from '@/api/hosts'
import { AsyncBlock } from '@/shared/query/AsyncBlock'
import { LinkButton } from '@/shared/LinkButton'
import { PushedScreen } from '@/shared/PushedScreen'
import { PullToRefreshArea } from '@/shared/query/PullToRefreshArea'
import { RefreshButton } from '@/shared/query/RefreshButton'
import { useRefresh } from '@/shared/query/use-refresh'
import { paths } from '@/paths'
import { EmptyState } from '@/ui/EmptyState'
import { CityCover } from './CityCover'
import { CityNotFound } from './CityNotFound'
import { HostGrid, HostGridSkeleton } from './HostGrid'
import styles from './HostsScreen.module.css'
import { cityOf, nameOfCity } from './rules'

export default function HostsScreen() {
  const [search] = useSearchParams()
  const city = cityOf(search, 'id')
  return city === null ? <CityNotFound what="city" /> : <Listing key={city.id} city={city} />
}

function Listing({ city: asked }: { city: City }) {
  const { t } = useTranslation(['hosts', 'common'])
  const cities = useQuery({ ...hostQueries.cities(), enabled: false })
  const city = { id: asked.id, name: nameOfCity(asked, cities.data) }
  const hosts = useQuery(hostQueries.list(city.id))
  const refresher = useRefresh(async () => [await hosts.refetch()], t('common:refreshed'))
  const count = hosts.data?.length ?? 0
  return (
    <PushedScreen
      title={city.name || t('common:localHosts')}
      fallback={paths.cities()}
      actions={<RefreshButton {...refresher} />}
    >
      <PullToRefreshArea refresh={refresher.refresh}>
        <div className={styles['cover']}>
          <CityCover cityId={city.id} isBand />
          {count > 0 && <p className={styles['count']}>{t('hostCount', { count, number: count })}</p>}
        </div>
        <AsyncBlock
          query={hosts}
          way={<LinkButton to={paths.cities()}>{t('common:allCities')}</LinkButton>}
          skeleton={<HostGridSkeleton />}
          empty={
            <EmptyState
              icon="me"
              title={t('common:empty')}
              text={t('hostsEmptyText')}
              action={<LinkButton to={paths.cities()}>{t('common:allCities')}</LinkButton>}
            />
          }
        >
          {(list) => <HostGrid hosts={list} city={city} />}
        </AsyncBlock>
      </PullToRefreshArea>
    </PushedScreen>
  )
}
