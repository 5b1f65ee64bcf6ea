import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { type City, hostQueries } from '@/api/hosts'
import { AsyncBlock } from '@/shared/query/AsyncBlock'
import { PushedScreen } from '@/shared/PushedScreen'
import { PullToRefreshArea } from '@/shared/query/PullToRefreshArea'
import { LinkButton } from '@/shared/LinkButton'
import { RefreshButton } from '@/shared/query/RefreshButton'
import { useRefresh } from '@/shared/query/use-refresh'
import { paths } from '@/paths'
import { EmptyState } from '@/ui/EmptyState'
import { Screen } from '@/ui/Screen'
import { Tabs, tabPanel } from '@/ui/Tabs'
import { Lead } from '@/ui/Lead'
import { Stack } from '@/ui/Stack'
import { CityList, CityListSkeleton } from './CityList'
import { HostStrip } from './HostStrip'
import { useSavedHosts } from './use-saved-hosts'
import styles from './CitiesScreen.module.css'

const TABS = ['cities', 'prices'] as const

export default function CitiesScreen({ isPushed = false }: { isPushed?: boolean }) {
  const { t } = useTranslation(['hosts', 'common', 'footer'])
  const [search, setSearch] = useSearchParams()
  const asked = TABS.findIndex((name) => name === search.get('tab'))
  const chosen = Math.max(asked, 0)
  const cities = useQuery(hostQueries.cities())
  const refresher = useRefresh(async () => [await cities.refetch()], t('common:refreshed'))
  const panels = {
    cities: (
      <>
        <Lead>{t('intro')}</Lead>
        <SavedHosts cities={cities.data ?? []} />
        <AsyncBlock
          query={cities}
          skeleton={<CityListSkeleton />}
          empty={
            <EmptyState
              icon="city"
              title={t('common:empty')}
              text={t('emptyText')}
              action={<LinkButton to={paths.home()}>{t('common:goHome')}</LinkButton>}
            />
          }
        >
          {(list) => <CityList cities={list} />}
        </AsyncBlock>
      </>
    ),
    prices: <Prices />,
  }
  const content = (
    <PullToRefreshArea refresh={refresher.refresh}>
      <Tabs
        id="cities"
        label={t('tabs')}
        names={[t('footer:cities'), t('tabPrices')]}
        chosen={chosen}
        look="segments"
        onChoose={(index) => setSearch(index === 0 ? {} : { tab: TABS[index] ?? '' }, { replace: true })}
      />
      <div {...tabPanel('cities', chosen)}>{panels[TABS[chosen] ?? 'cities']}</div>
    </PullToRefreshArea>
  )
  const frame = { title: t('footer:cities'), actions: <RefreshButton {...refresher} />, children: content }
  return isPushed ? <PushedScreen {...frame} fallback={paths.home()} /> : <Screen {...frame} hasTabs />
}

/** They are this device's, and stand whatever becomes of the cities. */
function SavedHosts({ cities }: { cities: readonly City[] }) {
  const { t } = useTranslation('hosts')
  const { saved } = useSavedHosts()
  const cityOf = (id: string) => cities.find((city) => city.id === id) ?? { id, name: '' }
  return <HostStrip title={t('savedHosts')} hosts={saved} to={({ id, cityId }) => paths.host(id, cityOf(cityId))} />
}

/** No call returns prices, and nothing is known of how a host arranges an outing. */
function Prices() {
  const { t } = useTranslation('hosts')
  return (
    <Stack gap={6}>
      <section className={styles['agreed']}>
        <h2 className={styles['title']}>{t('prices.title')}</h2>
        <p>{t('prices.text')}</p>
      </section>
      <section>
        <h2 className={styles['title']}>{t('prices.ask')}</h2>
        <p className={styles['ask']}>{t('prices.askText')}</p>
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
