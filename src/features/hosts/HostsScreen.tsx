import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { type City, type HostSummary, hostQueries } from '@/api/hosts'
import { countUnreadable } from '@/api/listing'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { PushedScreen } from '@/kit/PushedScreen'
import { LinkButton } from '@/kit/links'
import { PullToRefreshArea } from '@/kit/query/PullToRefreshArea'
import { RefreshButton, useRefresh } from '@/kit/query/RefreshButton'
import CityCover from '@/domain/city/CityCover'
import { paths } from '@/paths'
import { EmptyState } from '@/ui/EmptyState'
import { LongList } from '@/kit/long-list/LongList'
import { Icon } from '@/ui/icons'
import { Picture } from '@/ui/Picture'
import { Skeleton } from '@/ui/skeletons'
import { cityOf } from './rules'
import styles from './HostsScreen.module.css'

export default function HostsScreen() {
  const [search] = useSearchParams()
  const id = search.get('id')?.trim() ?? ''
  return id === '' ? <Navigate to={paths.cities()} replace /> : <CityHosts key={id} cityId={id} />
}

function CityHosts({ cityId }: { cityId: string }) {
  const { t } = useTranslation(['hosts', 'common'])
  const cities = useQuery(hostQueries.cities())
  const city = cityOf(cityId, cities.data)
  const hosts = useQuery(hostQueries.list(cityId))
  const refresher = useRefresh(() => Promise.all([hosts.refetch(), cities.refetch()]))
  const isUnlisted = cities.data !== undefined && countUnreadable(cities.data) === 0 && city.name === ''
  // A city with hosts exists, even if it is missing in the list of cities.
  if (isUnlisted && !hosts.isPending && (hosts.data ?? []).length === 0) return <CityNotFound />
  return (
    <PushedScreen
      title={city.name || t('common:localHosts')}
      // The name stands in large letters below the cover.
      heading={<b>{t('common:localHosts')}</b>}
      fallback={paths.cities()}
      actions={<RefreshButton {...refresher} />}
    >
      <PullToRefreshArea refresh={refresher.refresh}>
        <div className={styles['cover']}>
          {cities.isLoading ? <Skeleton height="100%" /> : <CityCover city={city} isWide />}
        </div>
        {/* Screen readers read the name as the heading of the screen. */}
        <p className={styles['city']} aria-hidden="true">
          {city.name}
        </p>
        <AsyncBlock
          query={hosts}
          skeleton={<HostGridSkeleton />}
          empty={<EmptyState icon="me" title={t('common:empty')} text={t('hostsEmptyText')} />}
        >
          {(list) => <HostGrid hosts={list} city={city} />}
        </AsyncBlock>
      </PullToRefreshArea>
    </PushedScreen>
  )
}

function CityNotFound() {
  const { t } = useTranslation(['hosts', 'footer'])
  return (
    <PushedScreen title={t('cityNotFound')} fallback={paths.cities()}>
      <EmptyState
        icon="city"
        title={t('cityNotFoundText')}
        action={
          <LinkButton to={paths.cities()} replace>
            {t('footer:cities')}
          </LinkButton>
        }
      />
    </PushedScreen>
  )
}

/** The pictures of these first tiles load at once, all others lazily. */
const EAGER_TILE_COUNT = 6

function HostGrid({ hosts, city }: { hosts: readonly HostSummary[]; city: City }) {
  return (
    <LongList
      name="hosts"
      className={styles['grid']}
      rows={hosts}
      keyOf={({ id }) => id}
      searchTextOf={({ name }) => name}
    >
      {(host, index) => (
        <Link className={styles['tile']} to={paths.host(host.id, city)}>
          <Picture
            className={styles['portrait']}
            src={host.imageUrl}
            alt=""
            isLazy={index >= EAGER_TILE_COUNT}
            fallback={<Icon name="me" size={36} />}
          />
          <b className={styles['name']}>{host.name}</b>
        </Link>
      )}
    </LongList>
  )
}

function HostGridSkeleton() {
  return (
    <div className={styles['grid']}>
      {[1, 2, 3, 4, 5, 6].map((index) => (
        <div key={index} className={styles['waiting']}>
          <Skeleton height="100%" />
        </div>
      ))}
    </div>
  )
}
