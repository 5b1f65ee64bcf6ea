import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { hostQueries } from '@/api/hosts.queries'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { PushedScreen } from '@/shared/PushedScreen'
import { PullToRefreshArea } from '@/shared/PullToRefreshArea'
import { LinkButton } from '@/shared/LinkButton'
import { RefreshButton } from '@/shared/RefreshButton'
import { useRefresh } from '@/shared/use-refresh'
import { useSessionMemberId } from '@/shared/use-session-member-id'
import { paths } from '@/paths'
import { EmptyState } from '@/ui/EmptyState'
import { Screen } from '@/ui/Screen'
import { tabPanel, Tabs } from '@/ui/Tabs'
import { Lead } from '@/ui/Lead'
import { CityListSkeleton } from './CityGrid'
import { CityList } from './CityList'
import { Prices } from './Prices'
import { SavedHosts } from './SavedHosts'

const TABS = ['cities', 'prices', 'saved'] as const

export default function CitiesScreen({ isPushed = false }: { isPushed?: boolean }) {
  const { t } = useTranslation(['hosts', 'common', 'footer'])
  const [search, setSearch] = useSearchParams()
  const asked = TABS.findIndex((name) => name === search.get('tab'))
  const chosen = Math.max(asked, 0)
  const cities = useQuery(hostQueries.cities())
  const memberId = useSessionMemberId()
  const client = useQueryClient()
  const refresher = useRefresh(async () => {
    // The hosts that the tab of saved ones shows, and none on the other tabs.
    await client.refetchQueries({ queryKey: hostQueries.host('').queryKey.slice(0, -1), type: 'active' })
    return [await cities.refetch()]
  }, t('common:refreshed'))
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
    // By member, because another tab may log another one in.
    saved: <SavedHosts key={memberId} cities={cities.data ?? []} />,
  }
  const content = (
    <PullToRefreshArea refresh={refresher.refresh}>
      <Tabs
        id="cities"
        label={t('tabs')}
        names={[t('footer:cities'), t('tabPrices'), t('tabSaved')]}
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
