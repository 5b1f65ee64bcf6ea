import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Game } from '@/api/games'
import { formatVideoTime } from '@/lib/time'
import { paths } from '@/paths'
import { ClosingClock } from '@/shared/ClosingClock'
import { DrawnNumbers } from '@/ui/DrawnNumbers'
import { Icon } from '@/ui/icons'
import { moneyText } from '@/ui/Money'
import { Picture } from '@/ui/Picture'
import { SplitRow } from '@/ui/SplitRow'
import styles from './HallRow.module.css'

/** A game as it is now: its clock, what was drawn last, and what it asks for. */
export function HallRow({ game, isLocked }: { game: Game; isLocked: boolean }) {
  const { t } = useTranslation('reservation')
  return (
    <Link className={styles['row']} to={paths.draw(game)}>
      <Picture className={styles['icon']} src={game.iconUrl} alt="" fallback={<Icon name="draws" size={24} />} />
      <span className={styles['facts']}>
        {/* Beside the name its clock, beside the length the last numbers. */}
        <SplitRow as="span" align="start" gap="2px 6px">
          <b className={styles['name']}>{game.name}</b>{' '}
          <span className={clsx(styles['clock'], game.closesAt === null && styles['words'])}>
            <ClosingClock closesAt={game.closesAt} />
          </span>
        </SplitRow>{' '}
        <SplitRow as="span" align="start" gap="2px 6px">
          <Length game={game} />{' '}
          {game.drawnNumbers !== null && (
            <span className={styles['numbers']}>
              <span className="visually-hidden">{t('lastResult')}</span>{' '}
              <DrawnNumbers key={game.drawnPeriod} numbers={game.drawnNumbers} size="small" />
            </span>
          )}
        </SplitRow>{' '}
        {game.minimumBalance !== null && (
          <span className={styles['condition']}>
            {isLocked && <Icon name="lock" size={14} />}
            {t('hallCondition', { amount: moneyText(game.minimumBalance) })}
          </span>
        )}
      </span>
    </Link>
  )
}

/** No call says how long a round is: until that was measured, the platform describes it. */
function Length({ game: { roundSeconds, description } }: { game: Game }) {
  const { t } = useTranslation('shared')
  if (roundSeconds === null) return <span className={styles['length']}>{description}</span>
  const isWholeMinutes = roundSeconds % 60 === 0
  return (
    <span className={styles['length']}>
      {isWholeMinutes ? t('minutes', { minutes: roundSeconds / 60 }) : formatVideoTime(roundSeconds)}
    </span>
  )
}
