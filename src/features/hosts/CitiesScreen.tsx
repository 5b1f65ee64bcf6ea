import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { City } from '@/api/hosts'
import { hostQueries } from '@/api/hosts.queries'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { RowLink } from '@/shared/RowLink'
import { PushedScreen } from '@/shared/PushedScreen'
import { PullToRefreshArea } from '@/shared/PullToRefreshArea'
import { RefreshButton } from '@/shared/RefreshButton'
import { useRefresh } from '@/shared/use-refresh'
import { paths } from '@/paths'
import { Stack } from '@/ui/Stack'
import { EmptyState } from '@/ui/EmptyState'
import { Skeleton } from '@/ui/Skeleton'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/icons'
import { Screen } from '@/ui/Screen'
import { SearchField } from '@/ui/SearchField'
import { tabPanel, Tabs } from '@/ui/Tabs'
import { Lead } from '@/ui/Lead'
import styles from './CitiesScreen.module.css'
import { Prices } from './Prices'
import { filterCities } from './rules'

const CITIES = 0
const PRICES = 1

export default function CitiesScreen({ isPushed = false }: { isPushed?: boolean }) {
  const { t } = useTranslation(['hosts', 'common', 'footer'])
  const [search, setSearch] = useSearchParams()
  const chosen = search.get('tab') === 'prices' ? PRICES : CITIES
  const cities = useQuery(hostQueries.cities())
  const refresher = useRefresh(async () => [await cities.refetch()], t('common:refreshed'))
  const content = (
    <PullToRefreshArea refresh={refresher.refresh}>
      <Tabs
        id="cities"
        label={t('tabs')}
        names={[t('footer:cities'), t('tabPrices')]}
        chosen={chosen}
        look="segments"
        onChoose={(index) => setSearch(index === PRICES ? { tab: 'prices' } : {}, { replace: true })}
      />
      <div {...tabPanel('cities', chosen)}>
        {chosen === PRICES ? (
          <Prices />
        ) : (
          <>
            <Lead>{t('intro')}</Lead>
            <AsyncBlock
              query={cities}
              skeleton={<CitySkeleton />}
              empty={<EmptyState icon="city" title={t('common:empty')} text={t('emptyText')} />}
            >
              {(list) => <CityList cities={list} />}
            </AsyncBlock>
          </>
        )}
      </div>
    </PullToRefreshArea>
  )
  const frame = { title: t('footer:cities'), actions: <RefreshButton {...refresher} />, children: content }
  return isPushed ? <PushedScreen {...frame} fallback={paths.home()} /> : <Screen {...frame} hasTabs />
}

function CityList({ cities }: { cities: readonly City[] }) {
  const { t } = useTranslation(['hosts', 'common'])
  const [query, setQuery] = useState('')
  const shown = filterCities(cities, query)
  return (
    <>
      <div className={styles['search']}>
        <SearchField label={t('search')} query={query} onChange={setQuery} />
      </div>
      <p className="visually-hidden" role="status">
        {query === '' ? '' : t('found', { number: shown.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          icon="search"
          title={t('noMatch', { query })}
          text={t('noMatchText')}
          action={
            <Button tone="quiet" onClick={() => setQuery('')}>
              {t('common:clearSearch')}
            </Button>
          }
        />
      ) : (
        <Card tight>
          <ul>
            {shown.map((city) => (
              <li key={city.id}>
                <RowLink to={paths.hosts(city)} icon={<Icon name="city" />} label={city.name} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

function CitySkeleton() {
  return (
    <Stack>
      <Skeleton height={50} />
      <Skeleton height={420} />
    </Stack>
  )
}
