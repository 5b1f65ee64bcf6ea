import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { gameQueries } from '@/api/games.queries'
import { platformQueries } from '@/api/platform.queries'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { DemoChip } from '@/shared/DemoChip'
import { Operator } from '@/shared/Operator'
import { PullToRefreshArea } from '@/shared/PullToRefreshArea'
import { RefreshButton } from '@/shared/RefreshButton'
import { StaleNotice } from '@/shared/StaleNotice'
import { useRefresh } from '@/shared/use-refresh'
import { paths } from '@/paths'
import { Skeleton } from '@/ui/Skeleton'
import { SectionHeading } from '@/ui/SectionHeading'
import { Logo } from '@/ui/Logo'
import { Screen } from '@/ui/Screen'
import { Banners } from './Banners'
import { HotGames, HotGamesSkeleton } from './HotGames'
import styles from './HomeScreen.module.css'
import { LocalHosts } from './LocalHosts'
import { Notice } from './Notice'
import { Partners } from './Partners'
import { nextRefresh, SHOWN_GAMES } from './rules'
import { Ticker } from './Ticker'
import { VideoSection } from './VideoSection'

export default function HomeScreen() {
  const { t } = useTranslation(['index', 'common'])
  const content = useQuery(platformQueries.homeContent())
  const games = useQuery({
    ...gameQueries.hot(),
    // Asks again when the first of the shown periods has closed.
    refetchInterval: ({ state }) => nextRefresh(state.data ?? [], Date.now()),
  })
  const refresher = useRefresh(() => Promise.all([content.refetch(), games.refetch()]), t('refreshed'))
  return (
    <Screen
      title={t('title')}
      hasTabs
      heading={<Logo />}
      actions={
        <>
          <DemoChip />
          <RefreshButton {...refresher} />
        </>
      }
    >
      <PullToRefreshArea refresh={refresher.refresh}>
        <StaleNotice queries={[content, games]} />
        <Banners urls={content.data?.bannerUrls ?? []} numbers={games.data?.[0]?.drawnNumbers ?? null} />
        <Notice text={content.data?.notice ?? ''} />
        {games.data?.length !== 0 && (
          <>
            <SectionHeading action={<Link to={paths.draws()}>{t('allDraws')}</Link>}>{t('openNow')}</SectionHeading>
            <AsyncBlock query={games} showsStale={false} skeleton={<HotGamesSkeleton />}>
              {(list) => <HotGames games={list.slice(0, SHOWN_GAMES)} />}
            </AsyncBlock>
          </>
        )}
        <AsyncBlock query={content} showsStale={false} skeleton={<VideosSkeleton />}>
          {({ videoRows }) => <VideoSection rows={videoRows} />}
        </AsyncBlock>
        <LocalHosts />
        <Partners />
        <Ticker />
        <Operator />
      </PullToRefreshArea>
    </Screen>
  )
}

function VideosSkeleton() {
  return (
    <div className={styles['videosSkeleton']}>
      <Skeleton height={190} />
    </div>
  )
}
