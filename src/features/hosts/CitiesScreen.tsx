import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { City } from '@/api/hosts'
import { hostQueries } from '@/api/hosts.queries'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { PushedScreen } from '@/shared/PushedScreen'
import { PullToRefreshArea } from '@/shared/PullToRefreshArea'
import { LinkButton } from '@/shared/LinkButton'
import { RefreshButton } from '@/shared/RefreshButton'
import { useRefresh } from '@/shared/use-refresh'
import { paths } from '@/paths'
import { EmptyState } from '@/ui/EmptyState'
import { Screen } from '@/ui/Screen'
import { tabPanel, Tabs } from '@/ui/Tabs'
import { Lead } from '@/ui/Lead'
import { CityList, CityListSkeleton } from './CityList'
import { HostStrip } from './HostStrip'
import { Prices } from './Prices'
import { useSavedHosts } from './use-saved-hosts'

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
