import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { City } from '@/api/hosts'
import { hostQueries } from '@/api/hosts.queries'
import { AsyncBlock } from '@/parts/AsyncBlock'
import { PullToRefreshArea, RefreshButton, useRefresh } from '@/parts/refresh'
import { EmptyState, Skeleton } from '@/ui/Blocks'
import { Button } from '@/ui/Button'
import { Card, rowStyles } from '@/ui/Card'
import { Icon } from '@/ui/icons'
import { IconButton } from '@/ui/IconButton'
import { Screen } from '@/ui/Screen'
import styles from './Cities.module.css'
import { filterCities } from './rules'

/** The directory's cities, in rows with a filter. */
export default function CitiesScreen() {
  const { t } = useTranslation(['hosts', 'common'])
  const cities = useQuery(hostQueries.cities())
  const refresher = useRefresh(async () => [await cities.refetch()], t('common:refreshed'))
  return (
    <Screen title={t('title')} hasTabs actions={<RefreshButton {...refresher} />}>
      <PullToRefreshArea refresh={refresher.refresh}>
        <p className={styles['intro']}>{t('intro')}</p>
        <AsyncBlock
          query={cities}
          skeleton={<CitySkeleton />}
          empty={<EmptyState icon="city" title={t('empty')} text={t('emptyText')} />}
        >
          {(list) => <CityList cities={list} />}
        </AsyncBlock>
      </PullToRefreshArea>
    </Screen>
  )
}

function CityList({ cities }: { cities: readonly City[] }) {
  const { t } = useTranslation('hosts')
  const [query, setQuery] = useState('')
  const shown = filterCities(cities, query)
  return (
    <>
      <div className={styles['search']}>
        <Icon name="search" size={20} />
        <input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        {query !== '' && <IconButton icon="close" label={t('clearSearch')} onClick={() => setQuery('')} />}
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
              {t('clearSearch')}
            </Button>
          }
        />
      ) : (
        <Card tight>
          <ul className={rowStyles.rows}>
            {shown.map((city) => (
              <li key={city.id} className={styles['city']}>
                <Icon name="city" />
                <span className={rowStyles.label}>{city.name}</span>
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
    <div className={styles['skeleton']}>
      <Skeleton height={50} />
      <Skeleton height={420} />
    </div>
  )
}
