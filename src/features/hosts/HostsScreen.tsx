import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { type City, type HostSummary, hostQueries } from '@/api/hosts'
import { AsyncBlock } from '@/shared/query/AsyncBlock'
import { PushedScreen } from '@/shared/PushedScreen'
import { PullToRefreshArea } from '@/shared/query/PullToRefreshArea'
import { RefreshButton, useRefresh } from '@/shared/query/RefreshButton'
import { paths } from '@/paths'
import { EmptyState } from '@/ui/EmptyState'
import { LongList, oneGroup } from '@/shared/long-list/LongList'
import { Icon } from '@/ui/icons'
import { Picture } from '@/ui/Picture'
import { Skeleton } from '@/ui/skeletons'
import { cityOf, nameOfCity } from './rules'
import styles from './HostsScreen.module.css'

export default function HostsScreen() {
  const [search] = useSearchParams()
  const city = cityOf(search, 'id')
  return city === null ? <Navigate to={paths.cities()} replace /> : <Listing key={city.id} city={city} />
}

function Listing({ city: asked }: { city: City }) {
  const { t } = useTranslation(['hosts', 'common'])
  const cities = useQuery({ ...hostQueries.cities(), enabled: false })
  const city = { id: asked.id, name: nameOfCity(asked, cities.data) }
  const hosts = useQuery(hostQueries.list(city.id))
  const refresher = useRefresh(async () => [await hosts.refetch()])
  return (
    <PushedScreen
      title={city.name || t('common:localHosts')}
      fallback={paths.cities()}
      actions={<RefreshButton {...refresher} />}
    >
      <PullToRefreshArea refresh={refresher.refresh}>
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

/** Their pictures are asked for at once. */
const FIRST_TILES = 6

function HostGrid({ hosts, city }: { hosts: readonly HostSummary[]; city: City }) {
  return (
    <LongList
      name="hosts"
      className={styles['grid']}
      groups={oneGroup(hosts)}
      keyOf={({ id }) => id}
      textOf={({ name }) => name}
    >
      {(host, index) => (
        <Link className={styles['tile']} to={paths.host(host.id, city)}>
          <Picture
            className={styles['portrait']}
            src={host.imageUrl}
            alt=""
            isLazy={index >= FIRST_TILES}
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
