import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { gameQueries } from '@/api/games.queries'
import { platformQueries } from '@/api/platform.queries'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { DemoChip } from '@/shared/DemoChip'
import { lazyPart } from '@/shared/lazy-part'
import { PullToRefreshArea } from '@/shared/PullToRefreshArea'
import { RefreshButton } from '@/shared/RefreshButton'
import { StaleNotice } from '@/shared/StaleNotice'
import { useIdleImport } from '@/shared/use-idle'
import { useRefresh } from '@/shared/use-refresh'
import { nextPoll } from '@/lib/next-poll'
import { paths } from '@/paths'
import { useIsLoggedIn } from '@/session/use-session'
import { Skeleton } from '@/ui/Skeleton'
import { SectionHeading } from '@/ui/SectionHeading'
import { Logo } from '@/ui/Logo'
import { Screen } from '@/ui/Screen'
import { Banners } from './Banners'
import { HotGames, HotGamesSkeleton } from './HotGames'
import styles from './HomeScreen.module.css'
import { Notice } from './Notice'
import { SHOWN_GAMES } from './rules'
import { VideoSection } from './VideoSection'

/** Only members have it, and Me has a row for it too. */
const MessagesLink = lazyPart(() => import('./MessagesLink'), { missing: () => null })

export default function HomeScreen() {
  const { t } = useTranslation(['index', 'common', 'footer'])
  const isLoggedIn = useIsLoggedIn()
  const content = useQuery(platformQueries.homeContent())
  const games = useQuery({
    ...gameQueries.hot(),
    refetchInterval: ({ state }) =>
      nextPoll({
        closings: (state.data ?? []).slice(0, SHOWN_GAMES).map(({ closesAt }) => closesAt),
        answeredAt: Math.max(state.dataUpdatedAt, state.errorUpdatedAt),
        now: Date.now(),
        isFailing: state.status === 'error',
      }),
  })
  const foot = useIdleImport(() => import('./HomeFoot'))
  const refresher = useRefresh(() => Promise.all([content.refetch(), games.refetch()]), t('common:refreshed'))
  return (
    <Screen
      title={t('footer:home')}
      hasTabs
      heading={<Logo />}
      actions={
        <>
          <DemoChip />
          {isLoggedIn && (
            <div className={styles['messages']}>
              <MessagesLink />
            </div>
          )}
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
        {foot !== null && <foot.default />}
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
