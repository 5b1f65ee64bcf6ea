import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { City } from '@/api/hosts'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { SearchField } from '@/ui/SearchField'
import styles from './CityList.module.css'
import { CityGrid } from './CityGrid'
import { CityGroups } from './CityGroups'
import { LONG_LIST } from './city-index'
import { RecentCities } from './RecentCities'
import { filterCities } from './rules'

export function CityList({ cities }: { cities: readonly City[] }) {
  const { t } = useTranslation(['hosts', 'common'])
  const [query, setQuery] = useState('')
  const shown = filterCities(cities, query)
  const isSearching = query.trim() !== ''
  const List = cities.length < LONG_LIST ? CityGrid : CityGroups
  return (
    <>
      <div className={styles['search']}>
        <SearchField label={t('search')} query={query} onChange={setQuery} />
      </div>
      <p className="visually-hidden" role="status">
        {query === '' ? '' : t('found', { number: shown.length })}
      </p>
      {!isSearching && <RecentCities cities={cities} />}
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
        <List cities={shown} />
      )}
    </>
  )
}
