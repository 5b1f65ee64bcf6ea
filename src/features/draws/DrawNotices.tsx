import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Game } from '@/api/games'
import { useAreDrawsUnlikely, useJudgeDraws } from '@/domain/ledger/draws-alarm'
import { findAlarms, type Observation } from '@/domain/ledger/observations'
import { LedgerAlarms } from '@/domain/ledger/LedgerAlarms'
import { useLedger } from '@/domain/ledger/use-ledger'
import BreakNotice from '@/domain/limits/BreakNotice'
import { OpenRequestNotice, UnreadableRequestsNotice } from '@/domain/money-request/request-sheets'
import { useUnreadableRequests, type OpenRequest } from '@/domain/money-request/use-open-requests'
import type { QueryState } from '@/kit/query/query-state'
import { TextButton } from '@/ui/Button'
import { Warning } from '@/ui/Note'
import { PeriodId } from '@/ui/PeriodId'
import { Strip } from '@/ui/Strip'
import { staleNotice } from '@/kit/query/AsyncBlock'
import { paths } from '@/paths'
import type { DrawSheet } from './DrawSheets'
import styles from './draws.module.css'
import { useRefusalText } from './order-texts'
import type { OrderSheetProps } from './OrderReview'
import { orderAccessRefusal, type OrderRequest } from './rules'

/** If there are more than two notices, only the first is shown until the member asks for all. */
export function DrawNotices({
  game,
  member,
  order: { open, breakUntil, state },
  sheet,
  queries,
  onCheckOrder,
}: Pick<OrderSheetProps, 'game' | 'member' | 'order'> & {
  /** Null if no sheet is open. A notice with the same content as the open sheet is hidden. */
  sheet: DrawSheet | null
  queries: readonly QueryState[]
  onCheckOrder: () => void
}) {
  const { t } = useTranslation(['messages', 'shared', 'fairness'])
  const textOfRefusal = useRefusalText()
  const accessRefusal = orderAccessRefusal(game, member)
  const observations = useLedger(game.id)
  const isUnlikelyShown = useUnlikelyShown(game, observations)
  const hasAlarm = useMemo(() => findAlarms(observations ?? []).length > 0, [observations])
  const [isExpanded, setIsExpanded] = useState(false)
  const staleNote = staleNotice(queries)
  const hasUnreadableRequests = useUnreadableRequests(member.id).length > 0
  // Reasons that block an order come first, doubts about draws and data last.
  const notices = [
    {
      kind: 'refused',
      note: accessRefusal !== null && (
        <Warning>
          <span>{textOfRefusal(accessRefusal)}</span>{' '}
          {accessRefusal.kind === 'blocked' && <Link to={paths.service()}>{t('shared:askService')}</Link>}
        </Warning>
      ),
    },
    // The notice about an access refusal already says that no order can be placed.
    { kind: 'break', note: accessRefusal === null && breakUntil !== null && <BreakNotice /> },
    {
      kind: 'open',
      note: open !== null && <OpenRequestNotice open={open} title={titleOf(open)} onCheck={onCheckOrder} />,
      // The notice is hidden, not unmounted, so the focus can return to its button.
      isHidden: sheet === 'confirm' && state.status !== 'idle',
    },
    {
      kind: 'unreadable',
      note: hasUnreadableRequests && <UnreadableRequestsNotice memberId={member.id} kind="order" />,
    },
    {
      kind: 'alarm',
      note: hasAlarm && sheet !== 'history' && <LedgerAlarms observations={observations} game={game} />,
    },
    { kind: 'data', note: staleNote },
  ].filter(({ note }) => note !== false && note !== null)
  const isAllHidden = notices.every(({ isHidden = false }) => isHidden)
  const hiddenCount = notices.length > 2 ? notices.length - 1 : 0
  return (
    (isUnlikelyShown || notices.length > 0) && (
      <div className={styles['notes']} hidden={isAllHidden && !isUnlikelyShown}>
        {isUnlikelyShown && (
          <Strip as={Link} to={paths.fairness(game)}>
            <span>{t('fairness:unlikelyDraws')}</span>
          </Strip>
        )}
        {(hiddenCount > 0 && !isExpanded ? notices.slice(0, 1) : notices).map(({ kind, note, isHidden = false }) => (
          <div key={kind} hidden={isHidden}>
            {note}
          </div>
        ))}
        {hiddenCount > 0 && (
          <TextButton aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
            {isExpanded ? t('rounds.fewer') : t('rounds.more', { number: hiddenCount })}
          </TextButton>
        )}
      </div>
    )
  )
}

/**
 * Returns whether the screen says that the draws are very unlikely by chance. The answer changes
 * only between two rounds, so that the strip never moves what the member is about to tap.
 */
function useUnlikelyShown(game: Game, observations: readonly Observation[] | null): boolean {
  useJudgeDraws(game, observations)
  const isUnlikely = useAreDrawsUnlikely(game.id)
  const [shown, setShown] = useState({ period: game.openPeriod, isUnlikely })
  if (shown.period !== game.openPeriod) setShown({ period: game.openPeriod, isUnlikely })
  return shown.isUnlikely
}

function titleOf({ pending }: OpenRequest<OrderRequest>): ReactNode {
  const { gameName, period } = pending.request
  return (
    <>
      <span>{gameName}</span> <PeriodId id={period} />
    </>
  )
}
