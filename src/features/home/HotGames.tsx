import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Game } from '@/api/games'
import { paths } from '@/paths'
import { Skeleton } from '@/ui/Skeleton'
import { Eyebrow } from '@/ui/Eyebrow'
import { Countdown } from '@/ui/Countdown'
import { DrawnNumbers } from '@/ui/DrawnNumbers'
import { PART, Sentence } from '@/ui/Sentence'
import { useSecondsLeft } from '@/ui/use-deadline'
import styles from './HotGames.module.css'

export function HotGames({ games }: { games: readonly Game[] }) {
  return (
    <ul className={styles['games']}>
      {games.map((game) => (
        <li key={game.id}>
          <Link className={styles['game']} to={paths.draw(game)}>
            <span className={styles['gameNumbers']}>
              {game.drawnNumbers !== null && (
                <DrawnNumbers key={game.drawnPeriod} numbers={game.drawnNumbers} size="small" />
              )}
            </span>
            <b className={styles['gameName']}>{game.name}</b>
            <Closing deadline={game.closesAt} />
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
        <Skeleton key={number} height={104} />
      ))}
    </div>
  )
}

function Closing({ deadline }: { deadline: number }) {
  const { t } = useTranslation('index')
  const isClosed = useSecondsLeft(deadline) === 0
  if (isClosed) return <Eyebrow>{t('drawing')}</Eyebrow>
  return (
    <Eyebrow>
      <Sentence text={t('closesIn', { time: PART })}>
        <b className={styles['gameTime']}>
          <Countdown deadline={deadline} />
        </b>
      </Sentence>
    </Eyebrow>
  )
}
