import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Game } from '@/api/games'
import { paths } from '@/paths'
import { ClosingClock } from '@/domain/ClosingClock'
import { lazyPart } from '@/kit/load/lazy-part'
import { markFirstScreen } from '@/kit/load/module'
import { Skeleton } from '@/ui/skeletons'
import { DrawnNumbers } from '@/ui/DrawnNumbers'
import { Caption } from '@/ui/text'
import styles from './HotGames.module.css'

const GamePicture = lazyPart(
  markFirstScreen(() => import('@/domain/GamePicture')),
  { waitsForIdle: true, failureFallback: () => null },
)

/** @param props.isMuted true during a break: the clocks then ask for no stake */
export function HotGames({ games, isMuted }: { games: readonly Game[]; isMuted: boolean }) {
  const { t } = useTranslation('index')
  return (
    <ul className={styles['games']} data-muted={isMuted}>
      {games.map((game) => (
        <li key={game.id}>
          <Link className={styles['game']} to={paths.draw(game)}>
            <span className={styles['name']}>
              <span className={styles['picture']}>
                <GamePicture game={game} size="small" />
              </span>
              <b>{game.name}</b>
            </span>{' '}
            <span className={styles['clock']}>
              {game.openPeriod !== '' && <ClosingClock closesAt={game.closesAt} />}
            </span>{' '}
            {game.drawnNumbers !== null && (
              <span className={styles['last']}>
                <Caption>{t('last')}</Caption>{' '}
                <DrawnNumbers key={game.drawnPeriod} numbers={game.drawnNumbers} size="small" />
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function HotGamesSkeleton() {
  return (
    <div className={styles['games']}>
      {[1, 2, 3].map((number) => (
        <Skeleton key={number} height="auto" />
      ))}
    </div>
  )
}
