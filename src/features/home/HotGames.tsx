import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Game } from '@/api/games'
import { paths } from '@/paths'
import { Eyebrow } from '@/ui/Card'
import { Countdown } from '@/ui/Countdown'
import { DrawnNumbers } from '@/ui/DrawnNumbers'
import styles from './Home.module.css'

/** The hot games: last numbers, name, when the open period closes. A tap without a log-in leads to Login and back here. */
export function HotGames({ games }: { games: readonly Game[] }) {
  const { t } = useTranslation('index')
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
            <Eyebrow>
              {t('closes')}{' '}
              <b className={styles['gameTime']}>
                <Countdown deadline={game.closesAt} ended={t('drawing')} />
              </b>
            </Eyebrow>
          </Link>
        </li>
      ))}
    </ul>
  )
}
