import { clsx } from 'clsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { type Game, gameQueries, pollAtClosings } from '@/api/games'
import { AsyncBlock, StaleNotice } from '@/kit/query/AsyncBlock'
import { useMember } from '@/domain/member/member'
import { LongList } from '@/kit/long-list/LongList'
import { lazyPart } from '@/kit/load/lazy-part'
import { PullToRefreshArea } from '@/kit/query/PullToRefreshArea'
import { RefreshButton, useRefresh } from '@/kit/query/RefreshButton'
import { paths } from '@/paths'
import { ClosingClock } from '@/domain/ClosingClock'
import { GamePicture } from '@/domain/GamePicture'
import { useIsLoggedIn } from '@/session/store'
import { EmptyState } from '@/ui/EmptyState'
import { DottedLine } from '@/ui/DescriptionList'
import { DrawnNumbers } from '@/ui/DrawnNumbers'
import { Icon } from '@/ui/icons'
import { moneyText } from '@/ui/Money'
import { Skeleton } from '@/ui/skeletons'
import { Screen } from '@/ui/Screen'
import { withLockedGamesLast, isLocked, statedMinutes } from './game'
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
        {isLoggedIn && <BreakNotice />}
        <StaleNotice queries={[classes, games]} />
        <div className={clsx(styles['hall'], classes.isError && classes.data === undefined && styles['alone'])}>
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
                  <Skeleton key={index} height={110} />
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
  return (
    <div>
      <LongList
        name="games"
        className={styles['games']}
        rows={withLockedGamesLast(games, knownBalance)}
        keyOf={({ id }) => id}
        searchTextOf={({ name }) => name}
      >
        {(game) => <GameTile game={game} isLocked={isLocked(game, knownBalance)} />}
      </LongList>
    </div>
  )
}

function GameTile({ game, isLocked }: { game: Game; isLocked: boolean }) {
  const { t } = useTranslation(['reservation', 'shared'])
  const minutes = statedMinutes(game.description)
  const roundLengthText = minutes !== null && t('shared:minutes', { minutes })
  // Without a closing time the tile shows no clock. The draw screen says that the time is unknown.
  const clock = game.closesAt !== null && <ClosingClock closesAt={game.closesAt} />
  const minimumBalanceNote = isLocked && game.minimumBalance !== null && (
    <span className={styles['condition']}>
      <Icon name="lock" size={14} />
      <span aria-hidden="true">{t('hallFrom', { amount: moneyText(game.minimumBalance) })}</span>
      <span className="visually-hidden">{t('hallCondition', { amount: moneyText(game.minimumBalance) })}</span>
    </span>
  )
  return (
    <Link className={styles['tile']} to={paths.draw(game)}>
      <span className={styles['name']}>
        <GamePicture game={game} />
        <b>{game.name}</b>
      </span>{' '}
      {minimumBalanceNote !== false && <>{minimumBalanceNote} </>}
      <span className={styles['clock']}>
        <DottedLine parts={[clock, roundLengthText].filter(Boolean)} />
      </span>{' '}
      {game.description !== '' && minutes === null && (
        <>
          <span className={styles['about']}>{game.description}</span>{' '}
        </>
      )}
      {game.drawnNumbers !== null && (
        <span className={styles['numbers']}>
          <span className="visually-hidden">{t('lastResult')}</span>{' '}
          <DrawnNumbers key={game.drawnPeriod} numbers={game.drawnNumbers} size="small" />
        </span>
      )}
    </Link>
  )
}
