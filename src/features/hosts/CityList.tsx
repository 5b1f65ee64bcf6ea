import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { City } from '@/api/hosts'
import { paths } from '@/paths'
import { LongList, oneGroup } from '@/shared/long-list/LongList'
import { RowLink } from '@/shared/RowLink'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { SearchField } from '@/ui/SearchField'
import { Skeleton, SkeletonRows } from '@/ui/skeletons'
import { Stack } from '@/ui/Stack'
import { CityCover } from './CityCover'
import styles from './CityList.module.css'
import { filterCities } from './rules'

/** So many cities stand whole in the document, which a row adds little to. */
const WHOLE = 80
/** In px. */
const ROW_HEIGHT = 57

/** The cities in rows, in the platform's order. */
export function CityList({ cities }: { cities: readonly City[] }) {
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
        <LongList name="cities" groups={oneGroup(shown)} keyOf={({ id }) => id} whole={WHOLE} guess={ROW_HEIGHT}>
          {(city) => (
            <RowLink
              to={paths.hosts(city)}
              icon={
                <span className={styles['thumb']}>
                  <CityCover cityId={city.id} />
                </span>
              }
              label={city.name}
            />
          )}
        </LongList>
      )}
    </>
  )
}

/** In the shape of the search and the rows. */
export function CityListSkeleton() {
  return (
    <Stack>
      <Skeleton height={50} />
      <SkeletonRows count={8} height={ROW_HEIGHT} lead="tile" isFlat isOneLine />
    </Stack>
  )
}
