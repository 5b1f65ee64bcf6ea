import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Member } from '@/api/account'
import { LIVE_STALE_MS } from '@/api/keys'
import { type Game, gameQueries, cachedGames, pollAtClosings } from '@/api/games'
import { joinSentences } from '@/i18n/sentences'
import { paths } from '@/paths'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { LinkButton } from '@/kit/links'
import { PushedScreen } from '@/kit/PushedScreen'
import { hasFailed, type QueryState } from '@/kit/query/query-state'
import { useAreDrawsUnlikely } from '@/domain/ledger/draws-alarm'
import { useMember } from '@/domain/member/member'
import { useSheets } from '@/kit/sheets/use-sheets'
import { EmptyState } from '@/ui/EmptyState'
import { IconButton, IconPlaceholder } from '@/ui/Button'
import { LoadingBlock, Skeleton } from '@/ui/skeletons'
import { Stack } from '@/ui/layout'
import { notify } from '@/ui/feedback'
import { useSecondsLeft } from '@/ui/Countdown'
import { DrawOrder } from './DrawOrder'
import type { DrawSheet } from './DrawSheets'
import { OptionsSkeleton } from './OptionTiles'
import { PeriodCard, PeriodCardSkeleton } from './PeriodCard'
import { minimumBalanceRefusal } from './rules'
import { useRefusalText } from './order-texts'

export default function DrawScreen() {
  const { t } = useTranslation('reservation')
  const [searchParams] = useSearchParams()
  const key = searchParams.get('key') ?? ''
  const id = searchParams.get('id') ?? ''
  if (key === '' || id === '')
    return (
      <PushedScreen title={t('gameNotFound')} fallback={paths.draws()}>
        <GameNotFound />
      </PushedScreen>
    )
  return <LoadedDraw key={`${key}|${id}`} gameKey={key} gameId={id} />
}

function LoadedDraw({ gameKey, gameId }: { gameKey: string; gameId: string }) {
  const { t } = useTranslation(['reservation', 'shared', 'fairness'])
  const game = useQuery({
    ...gameQueries.one(gameKey),
    // The game is polled only while its closing time is unknown. Otherwise it is requested again
    // when the countdown ends.
    refetchInterval: ({ state }) => pollAtClosings(state, state.data?.closesAt === null ? [state.data] : []),
  })
  const payouts = useQuery(gameQueries.payouts(gameId))
  const member = useMember()
  // A game without a minimum balance opens at once, even with cached data.
  const isOpenToAll = game.data?.minimumBalance === null
  // Answers up to `LIVE_STALE_MS` ms older than this screen also count as fresh, because the tap
  // that opened this screen may have requested them.
  const [freshSince] = useState(() => Date.now() - LIVE_STALE_MS)
  const entryQueries = isOpenToAll
    ? { game, member }
    : { game: withoutStaleData(game, freshSince), member: withoutStaleData(member, freshSince) }
  const entryData =
    entryQueries.game.data?.id === gameId && payouts.data !== undefined && entryQueries.member.data !== undefined
      ? { game: entryQueries.game.data, member: entryQueries.member.data }
      : null
  const isAdmitted = useAdmission(entryData)
  const queryClient = useQueryClient()
  // Until the game has loaded, its name and its clock come from the cached list of games.
  const [listedGame] = useState(
    () => cachedGames(queryClient).find(({ key, id }) => key === gameKey && id === gameId) ?? null,
  )
  const shownGame = game.data ?? listedGame
  const sheets = useSheets<DrawSheet>()
  const skeleton = <DrawSkeleton game={shownGame} />
  const areDrawsUnlikely = useAreDrawsUnlikely(gameId)
  const isNotFound = game.data !== undefined && game.data.id !== gameId
  return (
    <PushedScreen
      // Hides the link to customer service below the content, because the notice about blocked
      // orders already has that link.
      hidesFoot={isAdmitted && member.data?.isOrderBlocked === true}
      isWide
      title={isNotFound ? t('gameNotFound') : shownGame?.name || t('shared:game')}
      fallback={paths.draws()}
      actions={
        isNotFound ? null : isAdmitted ? (
          <>
            <IconButton
              icon="info"
              label={joinSentences([t('rules'), areDrawsUnlikely ? t('fairness:unlikelyDraws') : ''])}
              mark={areDrawsUnlikely ? 'bad' : undefined}
              onClick={() => sheets.open('rules')}
            />
            <IconButton icon="clock" label={t('history')} onClick={() => sheets.open('history')} />
          </>
        ) : (
          ![game, payouts, member].some(hasFailed) && (
            <>
              <IconPlaceholder icon="info" />
              <IconPlaceholder icon="clock" />
            </>
          )
        )
      }
    >
      {/* This case comes before errors, because the payouts of an unknown game fail to load. */}
      {isNotFound ? (
        <GameNotFound />
      ) : (
        <AsyncBlock
          queries={{ ...(isAdmitted ? { game, member } : entryQueries), options: payouts }}
          skeleton={skeleton}
          showsStale={false}
        >
          {(data) =>
            isAdmitted ? (
              <DrawOrder {...data} sheets={sheets} queries={[payouts, member]} />
            ) : (
              <LoadingBlock>{skeleton}</LoadingBlock>
            )
          }
        </AsyncBlock>
      )}
    </PushedScreen>
  )
}

/**
 * Removes data that is not fresh; `freshSince` is in epoch ms. An old balance must neither let the
 * member in nor send the member away.
 */
function withoutStaleData<T>(query: UseQueryResult<T>, freshSince: number): QueryState<T> {
  const { isFetching, isRefetchError, isFetchedAfterMount, dataUpdatedAt } = query
  const isFresh = !isFetching && !isRefetchError && (isFetchedAfterMount || dataUpdatedAt > freshSince)
  return isFresh ? query : { ...query, data: undefined }
}

/**
 * Sends the member to Home if the balance is below the game's minimum. Returns true once the member
 * is let in. The balance is checked once on entry (reading 41), and again when an order is
 * confirmed (reading 84).
 */
function useAdmission(entryData: { game: Game; member: Member } | null): boolean {
  const navigate = useNavigate()
  const textOfRefusal = useRefusalText()
  const [isAdmitted, setIsAdmitted] = useState(false)
  const refusal = entryData === null ? null : minimumBalanceRefusal(entryData.game, entryData.member)
  const message = refusal !== null && !isAdmitted ? textOfRefusal(refusal) : null
  useEffect(() => {
    if (message === null) return
    notify(message)
    void navigate(paths.home(), { replace: true })
  }, [message, navigate])
  if (entryData !== null && refusal === null && !isAdmitted) setIsAdmitted(true)
  return isAdmitted
}

function GameNotFound() {
  const { t } = useTranslation('reservation')
  return (
    <EmptyState
      icon="draws"
      title={t('gameNotFoundText')}
      action={
        <LinkButton to={paths.draws()} replace>
          {t('toHall')}
        </LinkButton>
      }
    />
  )
}

function DrawSkeleton({ game }: { game: Game | null }) {
  const secondsLeft = useSecondsLeft(game?.closesAt ?? null)
  return (
    <>
      {/* If the round has closed, its data is out of date, so a placeholder is shown. */}
      {game === null || secondsLeft === 0 ? (
        <PeriodCardSkeleton />
      ) : (
        <PeriodCard
          game={game}
          secondsLeft={secondsLeft}
          result={{ status: 'settled' }}
          hasNewResult={false}
          checkAgain={() => undefined}
        />
      )}
      <Stack>
        <OptionsSkeleton />
        <Skeleton height={123} />
      </Stack>
    </>
  )
}
