import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { preload } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { gameQueries, pollAtClosings } from '@/api/games'
import { type HomeContent, platformQueries } from '@/api/platform'
import { AsyncBlock, StaleNotice } from '@/kit/query/AsyncBlock'
import { useMember } from '@/domain/member/member'
import { useSheets } from '@/kit/sheets/use-sheets'
import { lazyPart } from '@/kit/load/lazy-part'
import { markFirstScreen } from '@/kit/load/module'
import { PullToRefreshArea } from '@/kit/query/PullToRefreshArea'
import type { QueryState } from '@/kit/query/query-state'
import { RefreshButton, useRefresh } from '@/kit/query/RefreshButton'
import { paths } from '@/paths'
import { useIsLoggedIn } from '@/session/store'
import { IconPlaceholder } from '@/ui/Button'
import { SectionHeading } from '@/ui/text'
import { Icon, Logo } from '@/ui/icons'
import { Screen } from '@/ui/Screen'
import { Skeleton } from '@/ui/skeletons'
import { Banners } from './Banners'
import { HotGames, HotGamesSkeleton } from './HotGames'
import { MAX_SHOWN_GAMES, withFallback } from './rules'
import styles from './HomeScreen.module.css'

/**
 * If a small part cannot be loaded, only an icon offers Retry. That is enough, because the screen
 * Me shows the same information.
 */
const smallRetryOptions = { isSmall: true }
const Bell = lazyPart(
  markFirstScreen(() => import('./Bell')),
  { ...smallRetryOptions, waitsForIdle: true, placeholder: () => <IconPlaceholder icon="bell" /> },
)
const BalanceLine = lazyPart(
  markFirstScreen(() => import('./BalanceLine')),
  { ...smallRetryOptions, placeholder: ({ className }) => <div className={className} /> },
)

const NoticeSheet = lazyPart(markFirstScreen(() => import('./NoticeSheet')))
const BreakNotice = lazyPart(() => import('@/domain/limits/BreakNotice'), {
  waitsForIdle: true,
  placeholder: ({ fallback }) => fallback,
  failureFallback: ({ fallback }) => fallback,
})

const VideosAndHosts = lazyPart(
  markFirstScreen(() => import('./VideosAndHosts')),
  { waitsForIdle: true, placeholder: VideosSkeleton },
)

/**
 * `prefetch` is a property of the component instead of an export, because hot reload keeps the page
 * only if all exports are components.
 */
HomeScreen.prefetch = (client: QueryClient) =>
  Promise.all([client.prefetchQuery(gameQueries.hot()), client.prefetchQuery(platformQueries.homeContent())])

export default function HomeScreen() {
  const { t } = useTranslation(['index', 'footer', 'auth'])
  const isLoggedIn = useIsLoggedIn()
  const member = useMember()
  const [isOnBreak, setIsOnBreak] = useState(false)
  const homeContent = useQuery(platformQueries.homeContent())
  const content = withFallback(homeContent, useQuery(platformQueries.base()))
  const bannerUrls = content.data?.bannerUrls ?? []
  // Base info (the platform's general data) may lack the banners. So only Home's own content can
  // say that the platform has no banner.
  const areBannersKnown = bannerUrls.length > 0 || homeContent.data !== undefined
  // If the request has failed, it is unknown whether the platform has a banner. No banner is shown
  // then, because our own banner must not take the platform's place.
  const showsBanners = areBannersKnown || homeContent.error === null
  // Preloads these pictures before the code that shows them has loaded.
  for (const picture of [bannerUrls[0], content.data?.videoRows[0][0]?.posterUrl])
    if (picture) preload(picture, { as: 'image' })
  const games = useQuery({
    ...gameQueries.hot(),
    refetchInterval: ({ state }) => pollAtClosings(state, (state.data ?? []).slice(0, MAX_SHOWN_GAMES)),
  })
  const refresher = useRefresh(() =>
    Promise.all([homeContent, games, ...(isLoggedIn ? [member] : [])].map((query) => query.refetch())),
  )
  const allDrawsLink = <Link to={paths.draws()}>{t('allDraws')}</Link>
  return (
    <Screen
      title={t('footer:home')}
      heading={<Logo />}
      actions={
        <>
          {isLoggedIn ? (
            <Bell />
          ) : (
            <Link className={styles['logIn']} to={paths.login()}>
              {t('auth:logIn')}
            </Link>
          )}
          <RefreshButton {...refresher} />
        </>
      }
    >
      <PullToRefreshArea refresh={refresher.refresh}>
        {isLoggedIn ? (
          <BalanceLine className={styles['mine']} />
        ) : (
          <div className={styles['welcome']}>
            <p>{t('auth:firstText')}</p>
            <Link className={styles['register']} to={paths.register()}>
              {t('auth:register')}
            </Link>
          </div>
        )}
        <StaleNotice queries={[content, games]} />
        {showsBanners && <Banners urls={areBannersKnown ? bannerUrls : undefined} game={games.data?.[0]} />}
        <Notice text={content.error === null ? content.data?.notice : (content.data?.notice ?? '')} />
        {games.data?.length !== 0 && (
          <>
            <SectionHeading
              action={isLoggedIn ? <BreakNotice fallback={allDrawsLink} onBreakChange={setIsOnBreak} /> : allDrawsLink}
            >
              {t('footer:draws')}
            </SectionHeading>
            <AsyncBlock
              query={games}
              contentName={t('footer:draws')}
              isInline
              showsStale={false}
              skeleton={<HotGamesSkeleton />}
            >
              {(list) => <HotGames games={list.slice(0, MAX_SHOWN_GAMES)} isMuted={isOnBreak} />}
            </AsyncBlock>
          </>
        )}
        <VideosAndHosts content={content} skeleton={<VideosSkeleton />} />
      </PullToRefreshArea>
    </Screen>
  )
}

/** While `text` is undefined (loading), its space is kept; '' means no notice. */
function Notice({ text }: { text: string | undefined }) {
  const { t } = useTranslation('index')
  const sheets = useSheets<'notice'>()
  if (text === undefined) return <div className={styles['notice']} />
  if (text === '') return null
  return (
    <>
      <button type="button" className={styles['notice']} onClick={() => sheets.open('notice')}>
        <span>
          <span className="visually-hidden">{t('notice')}</span> <span>{text}</span>
        </span>
        <Icon name="forward" size={16} tone="faint" />
      </button>
      {sheets.current === 'notice' && <NoticeSheet text={text} onClose={sheets.close} />}
    </>
  )
}

/** Shows the poster, the largest picture of Home, before the code of the videos has loaded. */
function VideosSkeleton({ content }: { content?: QueryState<HomeContent> }) {
  const posterUrl = content?.data?.videoRows[0][0]?.posterUrl
  return (
    <div className={styles['videos']}>
      <Skeleton height={18} width={64} />
      <div className={styles['promo']}>
        <Skeleton height="auto" />
        {posterUrl && <img src={posterUrl} alt="" className={styles['poster']} decoding="async" draggable={false} />}
      </div>
      <Skeleton height={138} />
      <Skeleton height={18} width={96} />
      <Skeleton height={111} />
    </div>
  )
}
