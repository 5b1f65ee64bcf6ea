import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { useState } from 'react'
import { type City, hostQueries } from '@/api/hosts'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { PushedScreen } from '@/kit/PushedScreen'
import { PullToRefreshArea } from '@/kit/query/PullToRefreshArea'
import { type QueryState, hasFailed } from '@/kit/query/query-state'
import { RefreshButton, useRefresh } from '@/kit/query/RefreshButton'
import { RowLink } from '@/kit/links'
import { paths } from '@/paths'
import { EmptyState } from '@/ui/EmptyState'
import { Screen } from '@/ui/Screen'
import { Tabs, tabPanelProps } from '@/ui/Tabs'
import { Stack } from '@/ui/layout'
import { LongList } from '@/kit/long-list/LongList'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/icons'
import { Picture } from '@/ui/Picture'
import { SearchField } from '@/ui/SearchField'
import { Caption, SectionHeading } from '@/ui/text'
import { SkeletonRows } from '@/ui/skeleton-shapes'
import CityCover from '@/domain/city/CityCover'
import { useSavedHosts } from './SaveButton'
import { cityOf, filterCities } from './rules'
import styles from './CitiesScreen.module.css'

/** Value of the query parameter `tab` for the second tab. */
const PRICES_TAB = 'prices'

/** At `/Choose` the screen has a back arrow and no tab bar (reading 2). */
export default function CitiesScreen() {
  const { t } = useTranslation(['hosts', 'footer'])
  const isPushed = useLocation().pathname === paths.allCities()
  const [search, setSearch] = useSearchParams()
  const showsPrices = search.get('tab') === PRICES_TAB
  const chosenTab = showsPrices ? 1 : 0
  const cities = useQuery(hostQueries.cities())
  const refresher = useRefresh(async () => [await cities.refetch()])
  const content = (
    <PullToRefreshArea refresh={refresher.refresh}>
      <Tabs
        id="cities"
        label={t('tabs')}
        names={[t('footer:cities'), t('tabPrices')]}
        chosen={chosenTab}
        look="chips"
        onChoose={(index) => setSearch(index === 1 ? { tab: PRICES_TAB } : {}, { replace: true })}
      />
      <div {...tabPanelProps('cities', chosenTab)}>
        {showsPrices ? <PriceAdvice /> : <CityDirectory cities={cities} />}
      </div>
    </PullToRefreshArea>
  )
  const screenProps = { title: t('footer:cities'), actions: <RefreshButton {...refresher} />, children: content }
  return isPushed ? <PushedScreen {...screenProps} fallback={paths.home()} /> : <Screen {...screenProps} />
}

/** Saved hosts are kept on this device, so they are shown even if the cities do not load. */
function SavedHosts({ cities }: { cities: readonly City[] }) {
  const { t } = useTranslation(['hosts', 'footer'])
  const { saved } = useSavedHosts()
  if (saved.length === 0) return null
  return (
    <>
      <section aria-labelledby="saved">
        <SectionHeading id="saved">{t('savedHosts')}</SectionHeading>
        <ul className={styles['strip']}>
          {saved.map(({ id, cityId, name, imageUrl }) => {
            const city = cityOf(cityId, cities)
            return (
              <li key={id}>
                <Link className={styles['host']} to={paths.host(id, city)}>
                  <Picture
                    className={styles['portrait']}
                    src={imageUrl}
                    alt=""
                    fallback={<Icon name="me" size={28} />}
                  />
                  <span>{name}</span> <Caption>{city.name}</Caption>
                </Link>
              </li>
            )
          })}
        </ul>
      </section>
      <SectionHeading>{t('footer:cities')}</SectionHeading>
    </>
  )
}

/** The platform's API returns no prices, so the screen only says how to ask for them. */
function PriceAdvice() {
  const { t } = useTranslation('hosts')
  return (
    <Stack gap={5} className={styles['prices']}>
      <section>
        <h2 className={styles['title']}>{t('prices.title')}</h2>
        <p className={styles['ask']}>{t('prices.text')}</p>
      </section>
      <section>
        <h2 className={styles['title']}>{t('prices.ask')}</h2>
        <dl>
          {(['walk', 'food', 'craft', 'language'] as const).map((kind) => (
            <div key={kind} className={styles['kind']}>
              <dt>{t(`prices.${kind}`)}</dt>
              <dd className={styles['ask']}>{t(`prices.${kind}Text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Stack>
  )
}

function CityDirectory({ cities }: { cities: QueryState<City[]> }) {
  const { t } = useTranslation(['hosts', 'common'])
  const [query, setQuery] = useState('')
  const isSearchable = !hasFailed(cities) && cities.data?.length !== 0
  return (
    <>
      {isSearchable && (
        <div className={styles['search']}>
          <SearchField label={t('search')} query={query} onChange={setQuery} />
        </div>
      )}
      {query === '' && <SavedHosts cities={cities.data ?? []} />}
      <AsyncBlock
        query={cities}
        skeleton={<SkeletonRows count={8} height={72} lead="tile" isFlat isOneLine />}
        empty={<EmptyState icon="city" title={t('common:empty')} text={t('emptyText')} />}
      >
        {(list) => <CityList cities={list} query={query} onClear={() => setQuery('')} />}
      </AsyncBlock>
    </>
  )
}

function CityList({ cities, query, onClear }: { cities: readonly City[]; query: string; onClear: () => void }) {
  const { t } = useTranslation(['hosts', 'common'])
  const shownCities = filterCities(cities, query)
  return (
    <>
      <p className="visually-hidden" role="status">
        {query === '' ? '' : t('found', { number: shownCities.length })}
      </p>
      {shownCities.length === 0 ? (
        <EmptyState
          icon="search"
          title={t('noMatch', { query })}
          text={t('noMatchText')}
          action={
            <Button tone="quiet" onClick={onClear}>
              {t('common:clearSearch')}
            </Button>
          }
        />
      ) : (
        <LongList name="cities" rows={shownCities} keyOf={({ id }) => id}>
          {(city) => (
            <RowLink
              to={paths.hosts(city)}
              icon={
                <span className={styles['thumb']}>
                  <CityCover city={city} />
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
