import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { City } from '@/api/hosts'
import { hostQueries } from '@/api/hosts.queries'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { LinkButton } from '@/shared/LinkButton'
import { PushedScreen } from '@/shared/PushedScreen'
import { PullToRefreshArea } from '@/shared/PullToRefreshArea'
import { RefreshButton } from '@/shared/RefreshButton'
import { useRefresh } from '@/shared/use-refresh'
import { paths } from '@/paths'
import { EmptyState } from '@/ui/EmptyState'
import { Skeleton } from '@/ui/Skeleton'
import { Icon } from '@/ui/icons'
import { Picture } from '@/ui/Picture'
import styles from './HostsScreen.module.css'
import { CityNotFound } from './CityNotFound'
import { cityOf, nameOfCity } from './rules'

const FIRST_ROWS = 4

export default function HostsScreen() {
  const [search] = useSearchParams()
  const city = cityOf(search, 'id')
  return city === null ? <CityNotFound what="city" /> : <Listing key={city.id} city={city} />
}

function Listing({ city: asked }: { city: City }) {
  const { t } = useTranslation(['hosts', 'common'])
  const cities = useQuery(hostQueries.cities())
  const city = { id: asked.id, name: nameOfCity(asked, cities.data ?? (cities.isError ? null : undefined)) }
  const hosts = useQuery(hostQueries.list(city.id))
  const refresher = useRefresh(async () => [await hosts.refetch()], t('common:refreshed'))
  return (
    <PushedScreen
      title={city.name || t('common:localHosts')}
      fallback={paths.cities()}
      actions={<RefreshButton {...refresher} />}
    >
      <PullToRefreshArea refresh={refresher.refresh}>
        <AsyncBlock
          query={hosts}
          skeleton={<GridSkeleton />}
          empty={
            <EmptyState
              icon="me"
              title={t('common:empty')}
              text={t('hostsEmptyText')}
              action={<LinkButton to={paths.cities()}>{t('common:allCities')}</LinkButton>}
            />
          }
        >
          {(list) => (
            <ul className={styles['grid']}>
              {list.map((host, index) => (
                <li key={host.id}>
                  <Link className={styles['tile']} to={paths.host(host.id, city)}>
                    <Picture
                      className={styles['portrait']}
                      src={host.imageUrl}
                      alt=""
                      isLazy={index >= FIRST_ROWS}
                      fallback={<Icon name="me" size={36} />}
                    />
                    <b className={styles['name']}>{host.name}</b>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </AsyncBlock>
      </PullToRefreshArea>
    </PushedScreen>
  )
}

function GridSkeleton() {
  return (
    <div className={styles['grid']}>
      {[1, 2, 3, 4, 5, 6].map((index) => (
        <div key={index} className={styles['tileSkeleton']}>
          <Skeleton height="100%" />
        </div>
      ))}
    </div>
  )
}
