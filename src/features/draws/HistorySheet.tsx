import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useMemo } from 'react'
import { type Draw, type Game, gameQueries } from '@/api/games'
import { dayOfPeriod } from '@/lib/periods'
import { sumOf } from '@/lib/game-rules'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { groupByDay, withKeys } from '@/domain/records/keyed-rows'
import { formatServerTime } from '@/i18n/server-time'
import { useCopied } from '@/domain/copies/use-copied'
import { useAreDrawsUnlikely } from '@/domain/ledger/draws-alarm'
import { LedgerAlarms } from '@/domain/ledger/LedgerAlarms'
import { useLedger } from '@/domain/ledger/use-ledger'
import { LongList } from '@/kit/long-list/LongList'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonRows } from '@/ui/skeleton-shapes'
import { Caption } from '@/ui/text'
import { DrawnNumbers } from '@/ui/DrawnNumbers'
import { ShortPeriodId, Note } from '@/ui/Note'
import { PeriodId } from '@/ui/PeriodId'
import { Sheet, SheetFoot } from '@/ui/Sheet'
import { Strip } from '@/ui/Strip'
import { paths } from '@/paths'
import { LinkButton } from '@/kit/links'
import { WinningPicks } from './PeriodCard'
import styles from './HistorySheet.module.css'

const periodOf = ({ period }: Draw) => period

/** Returns '' if the round's number does not contain a date. */
const dayOf = ({ period }: Draw) => dayOfPeriod(period) ?? ''

const searchTextOf = ({ period, numbers }: Draw) => `${period} ${String(numbers)}`

export function HistorySheet({ game, onClose }: { game: Game; onClose: () => void }) {
  const { t } = useTranslation(['reservation', 'common'])
  const history = useCopied(gameQueries.history(game.key))
  const observations = useLedger(game.id)
  // Rounds of different days may have the same number, so `withKeys` gives each a unique key.
  const days = useMemo(() => groupByDay(withKeys(history.data ?? [], periodOf), dayOf), [history.data])
  return (
    <Sheet title={t('historyTitle')} from="top" onClose={onClose}>
      <LedgerAlarms observations={observations} game={game} isInSheet />
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
        {() => (
          <>
            <div className={styles['head']}>
              <Note kind="hint">{t('pastDraws')}</Note>
            </div>
            <LongList
              name="draws"
              groups={days}
              heading={({ key }) =>
                key !== '' && <h3 className={clsx('num', styles['day'])}>{formatServerTime(key)}</h3>
              }
              keyOf={({ key }) => key}
              searchTextOf={searchTextOf}
            >
              {({ period, numbers }) => (
                <div className={styles['row']}>
                  <span className={styles['historyPeriod']}>
                    {dayOfPeriod(period) === null ? <PeriodId id={period} /> : <ShortPeriodId id={period} />}
                  </span>
                  {numbers === null ? (
                    <Caption>{t('noResult')}</Caption>
                  ) : (
                    <>
                      <DrawnNumbers numbers={numbers} size="small" />
                      <span className={styles['historySum']}>
                        <span className="visually-hidden">{`${t('sum')} `}</span>
                        <b translate="no">{sumOf(numbers)}</b>
                        <WinningPicks gameId={game.id} numbers={numbers} />
                      </span>
                    </>
                  )}
                </div>
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

/**
 * Leads to the check of the draws, and says so if they are very unlikely by chance. Replaces the
 * sheet's entry in the browser's history, so Back does not reopen the sheet.
 */
export function FairnessLink({ game }: { game: Game }) {
  const { t } = useTranslation('fairness')
  if (useAreDrawsUnlikely(game.id))
    return (
      <Strip as={Link} to={paths.fairness(game)} replace>
        <span>{t('unlikelyDraws')}</span>
      </Strip>
    )
  return (
    <LinkButton to={paths.fairness(game)} replace>
      {t('checkDraws')}
    </LinkButton>
  )
}
