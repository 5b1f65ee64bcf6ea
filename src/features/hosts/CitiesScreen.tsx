import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
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
import { Prices } from './Prices'

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
