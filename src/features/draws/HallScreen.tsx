import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { Game } from '@/api/games'
import { gameQueries } from '@/api/games.queries'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { PullToRefreshArea } from '@/shared/PullToRefreshArea'
import { RefreshButton } from '@/shared/RefreshButton'
import { StaleNotice } from '@/shared/StaleNotice'
import { useRefresh } from '@/shared/use-refresh'
import { paths } from '@/paths'
import { EmptyState } from '@/ui/EmptyState'
import { Skeleton } from '@/ui/Skeleton'
import { Icon } from '@/ui/icons'
import { moneyText } from '@/ui/Money'
import { Picture } from '@/ui/Picture'
import { Screen } from '@/ui/Screen'
import styles from './HallScreen.module.css'

/** The class is part of the address, so back keeps it. */
export default function HallScreen() {
  const { t } = useTranslation(['reservation', 'common', 'footer'])
  const [search, setSearch] = useSearchParams()
  const chosen = search.get('class')
  const classes = useQuery(gameQueries.classes())
  const games = useQuery(gameQueries.list(chosen))
  const refresher = useRefresh(() => Promise.all([classes.refetch(), games.refetch()]), t('common:refreshed'))
  const choose = (key: string | null) => setSearch(key === null ? {} : { class: key }, { replace: true })
  return (
    <Screen title={t('footer:draws')} hasTabs actions={<RefreshButton {...refresher} />}>
      <PullToRefreshArea refresh={refresher.refresh}>
        <div className={styles['hall']}>
          <StaleNotice queries={[classes, games]} />
          <AsyncBlock query={classes} showsStale={false} skeleton={<Skeleton height={180} />}>
            {(list) => (
              <div className={styles['classes']} role="group" aria-label={t('classes')}>
                <ClassButton name={t('common:all')} isChosen={chosen === null} onChoose={() => choose(null)} />
                {list.map(({ key, name }) => (
                  <ClassButton key={key} name={name} isChosen={chosen === key} onChoose={() => choose(key)} />
                ))}
              </div>
            )}
          </AsyncBlock>
          <AsyncBlock
            query={games}
            showsStale={false}
            skeleton={<GridSkeleton />}
            empty={<EmptyState icon="draws" title={t('common:empty')} text={t('hallEmptyText')} />}
          >
            {(list) => (
              <ul className={styles['grid']}>
                {list.map((game) => (
                  <li key={game.id}>
                    <GameTile game={game} />
                  </li>
                ))}
              </ul>
            )}
          </AsyncBlock>
        </div>
      </PullToRefreshArea>
    </Screen>
  )
}

function ClassButton({ name, isChosen, onChoose }: { name: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <button type="button" className={styles['class']} aria-pressed={isChosen} onClick={onChoose}>
      {name}
    </button>
  )
}

function GameTile({ game }: { game: Game }) {
  const { t } = useTranslation('reservation')
  return (
    <Link className={styles['tile']} to={paths.draw(game)}>
      <Picture className={styles['icon']} src={game.iconUrl} alt="" fallback={<Icon name="draws" size={28} />} />
      <b>{game.name}</b>
      <span className={styles['description']}>{game.description}</span>
      {game.minimumBalance !== null && (
        <span className={styles['condition']}>
          <Icon name="lock" size={14} /> {t('hallCondition', { amount: moneyText(game.minimumBalance) })}
        </span>
      )}
    </Link>
  )
}

function GridSkeleton() {
  return (
    <div className={styles['grid']}>
      {[1, 2, 3, 4, 5, 6].map((index) => (
        <Skeleton key={index} height={148} />
      ))}
    </div>
  )
}
