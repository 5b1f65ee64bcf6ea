import { useTranslation } from 'react-i18next'
import type { Draw, Game } from '@/api/games'
import { gameQueries } from '@/api/games.queries'
import { rulesOf, sumOf } from '@/lib/game-rules'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { useCopied } from '@/shared/copies/use-copied'
import { LongList, oneGroup } from '@/shared/long-list/LongList'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonRows } from '@/ui/SkeletonRows'
import { Eyebrow } from '@/ui/Eyebrow'
import { DrawnNumbers } from '@/ui/DrawnNumbers'
import { Sheet } from '@/ui/Sheet'
import { SheetFoot } from '@/ui/SheetFoot'
import { FairnessLink } from './FairnessLink'
import { HistoryCounts } from './HistoryCounts'
import { LedgerAlarms } from './LedgerAlarms'
import { PeriodRow } from './PeriodRow'
import styles from './HistorySheet.module.css'
import { WinningPicks } from './WinningPicks'

/** In px. */
const ROW_HEIGHT = 53

const textOf = ({ period, numbers }: Draw) => `${period} ${String(numbers)}`

export function HistorySheet({ game, onClose }: { game: Game; onClose: () => void }) {
  const { t } = useTranslation(['reservation', 'common'])
  const history = useCopied(gameQueries.history(game.key))
  return (
    <Sheet title={t('historyTitle')} from="top" onClose={onClose}>
      <LedgerAlarms game={game} isInSheet />
      <AsyncBlock
        query={history}
        skeleton={<SkeletonRows count={7} height={52} hasFigure isFlat />}
        empty={
          <EmptyState
            icon="clock"
            title={t('common:empty')}
            action={
              <Button tone="quiet" isBusy={history.isFetching} onClick={() => void history.refetch()}>
                {t('common:refresh')}
              </Button>
            }
          />
        }
      >
        {(draws) => (
          <>
            <HistoryCounts rules={rulesOf(game.id)} draws={draws} />
            <LongList
              name="draws"
              groups={oneGroup(draws)}
              keyOf={({ period }) => period}
              textOf={textOf}
              guess={ROW_HEIGHT}
            >
              {(draw) => (
                <PeriodRow as="div">
                  <HistoryRow draw={draw} gameId={game.id} />
                </PeriodRow>
              )}
            </LongList>
          </>
        )}
      </AsyncBlock>
      <SheetFoot>
        <FairnessLink game={game} />
      </SheetFoot>
    </Sheet>
  )
}

function HistoryRow({ draw, gameId }: { draw: Draw; gameId: string }) {
  const { t } = useTranslation('reservation')
  const { numbers } = draw
  return (
    <>
      <span className={styles['historyPeriod']}>{draw.period}</span>
      {numbers === null ? (
        <Eyebrow>{t('noResult')}</Eyebrow>
      ) : (
        <>
          <DrawnNumbers numbers={numbers} size="small" />
          <span className={styles['historySum']}>
            <span className="visually-hidden">{t('sum')} </span>
            <b>{sumOf(numbers)}</b>
            <WinningPicks gameId={gameId} numbers={numbers} />
          </span>
        </>
      )}
    </>
  )
}
