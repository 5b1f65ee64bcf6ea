import { clsx } from 'clsx'
import { useState, useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { type Game, gameQueries, pollAtClosings } from '@/api/games'
import { AsyncBlock, StaleNotice } from '@/kit/query/AsyncBlock'
import { OpenOutcome } from '@/domain/inbox/OpenOutcome'
import { useMember, useSessionMemberId } from '@/domain/member/member'
import { moneyStore } from '@/domain/money-request/money-store'
import { LongList } from '@/kit/long-list/LongList'
import { lazyPart } from '@/kit/load/lazy-part'
import { PullToRefreshArea } from '@/kit/query/PullToRefreshArea'
import { RefreshButton, useRefresh } from '@/kit/query/RefreshButton'
import { paths } from '@/paths'
import { ClosingClock } from '@/domain/ClosingClock'
import GamePicture from '@/domain/GamePicture'
import { useIsLoggedIn } from '@/session/store'
import { EmptyState } from '@/ui/EmptyState'
import { DrawnNumbers } from '@/ui/DrawnNumbers'
import { Icon } from '@/ui/icons'
import { moneyText } from '@/ui/Money'
import { Caption } from '@/ui/text'
import { Skeleton } from '@/ui/skeletons'
import { Screen } from '@/ui/Screen'
import { isLocked, sortForHall, statedMinutes } from './game'
import styles from './HallScreen.module.css'

/** This code is loaded separately, because only members can have a break. */
const BreakNotice = lazyPart(() => import('@/domain/limits/BreakNotice'), {
  failureFallback: () => null,
})

/** The chosen category is part of the address, so Back from a game keeps the choice. */
export default function HallScreen() {
  const { t } = useTranslation(['reservation', 'common', 'footer', 'shared'])
  const isLoggedIn = useIsLoggedIn()
  const [searchParams, setSearchParams] = useSearchParams()
  const chosenClass = searchParams.get('class')
  const classes = useQuery(gameQueries.classes())
  const games = useQuery({
    ...gameQueries.list(chosenClass),
    refetchInterval: ({ state }) => pollAtClosings(state, state.data ?? []),
  })
  const refresher = useRefresh(() => Promise.all([classes.refetch(), games.refetch()]))
  const [isOnBreak, setIsOnBreak] = useState(false)
  const choose = (key: string | null) => setSearchParams(key === null ? {} : { class: key }, { replace: true })
  return (
    <Screen
      title={t('footer:draws')}
      actions={
        <>
          <RefreshButton {...refresher} />
        </>
      }
    >
      <PullToRefreshArea refresh={refresher.refresh}>
        {isLoggedIn && <OpenOutcome />}
        {isLoggedIn && <BreakNotice onBreakChange={setIsOnBreak} />}
        <StaleNotice queries={[classes, games]} />
        <div
          className={clsx(
            styles['hall'],
            classes.isError && classes.data === undefined && styles['alone'],
            isOnBreak && styles['resting'],
          )}
        >
          <AsyncBlock
            query={classes}
            showsStale={false}
            skeleton={
              <div className={styles['classes']}>
                {[1, 2, 3].map((index) => (
                  <Skeleton key={index} height={48} width="3.75rem" />
                ))}
              </div>
            }
          >
            {(list) => (
              <div className={styles['classes']} role="group" aria-label={t('shared:categories')}>
                {[{ key: null, name: t('common:all') }, ...list].map(({ key, name }) => (
                  <button
                    key={key}
                    type="button"
                    className={styles['class']}
                    aria-pressed={chosenClass === key}
                    onClick={() => choose(key)}
                  >
                    {name}
                  </button>
                ))}
              </div>
            )}
          </AsyncBlock>
          <AsyncBlock
            query={games}
            showsStale={false}
            skeleton={
              <div className={styles['games']}>
                {[1, 2, 3, 4, 5, 6, 7, 8].map((index) => (
                  <Skeleton key={index} height={148} />
                ))}
              </div>
            }
            empty={<EmptyState icon="draws" title={t('common:empty')} />}
          >
            {(list) => <Games games={list} />}
          </AsyncBlock>
        </div>
      </PullToRefreshArea>
    </Screen>
  )
}

function Games({ games }: { games: readonly Game[] }) {
  const knownBalance = useMember().data?.balance ?? null
  const ownGameIds = useOwnGameIds()
  return (
    <div>
      <LongList
        name="games"
        className={styles['games']}
        rows={sortForHall(games, knownBalance, ownGameIds)}
        keyOf={({ id }) => id}
        searchTextOf={({ name }) => name}
      >
        {(game) => <GameTile game={game} isOwn={ownGameIds.has(game.id)} isLocked={isLocked(game, knownBalance)} />}
      </LongList>
    </div>
  )
}

/** Returns the ids of the games in which an accepted order of the member awaits its result. */
function useOwnGameIds(): ReadonlySet<string> {
  const memberId = useSessionMemberId()
  const awaitedPeriods = useSyncExternalStore(moneyStore.awaited.subscribe, moneyStore.awaited.list)
  return new Set(awaitedPeriods.flatMap((period) => (period.memberId === memberId ? [period.gameId] : [])))
}

function GameTile({ game, isOwn, isLocked }: { game: Game; isOwn: boolean; isLocked: boolean }) {
  const { t } = useTranslation('index')
  const isIntervalOnly = statedMinutes(game.description) !== null
  return (
    <Link className={clsx(styles['tile'], isOwn && styles['own'], isLocked && styles['locked'])} to={paths.draw(game)}>
      <span className={styles['head']}>
        <GamePicture game={game} size="large" />
        <span className={styles['name']}>
          <b>{game.name}</b> <TileStatus game={game} isOwn={isOwn} isLocked={isLocked} />
        </span>
      </span>{' '}
      {/* Without a closing time the tile shows no clock. The draw screen says that the time is unknown. */}
      {game.closesAt !== null && (
        <>
          <span className={styles['clock']}>
            <ClosingClock closesAt={game.closesAt} />
          </span>{' '}
        </>
      )}
      {game.description !== '' && !isIntervalOnly && (
        <>
          <span className={styles['about']}>{game.description}</span>{' '}
        </>
      )}
      {game.drawnNumbers !== null && (
        <span className={styles['last']}>
          <Caption>{t('last')}</Caption>{' '}
          <DrawnNumbers key={game.drawnPeriod} numbers={game.drawnNumbers} size="small" />
        </span>
      )}
    </Link>
  )
}

/**
 * The line below the name: that the member has an order there; otherwise the balance that a locked
 * game asks for; otherwise the length of a round.
 */
function TileStatus({ game, isOwn, isLocked }: { game: Game; isOwn: boolean; isLocked: boolean }) {
  const { t } = useTranslation(['reservation', 'shared'])
  const minutes = statedMinutes(game.description)
  if (isOwn) return <span className={styles['mark']}>{t('hallOwn')}</span>
  if (isLocked && game.minimumBalance !== null) {
    const amount = moneyText(game.minimumBalance)
    return (
      <span className={styles['condition']}>
        <Icon name="lock" size={14} />
        <span aria-hidden="true">{t('hallFrom', { amount })}</span>
        <span className="visually-hidden">{t('hallCondition', { amount })}</span>
      </span>
    )
  }
  return minutes !== null && <Caption>{t('shared:minutes', { minutes })}</Caption>
}
