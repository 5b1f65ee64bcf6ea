import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { alarmsIn } from '@/domain/ledger/observations'
import { LedgerAlarms } from '@/domain/ledger/LedgerAlarms'
import { useLedger } from '@/domain/ledger/use-ledger'
import BreakNotice from '@/domain/limits/BreakNotice'
import { OpenRequestNotice, UnreadableRequestsNotice } from '@/domain/money-request/request-sheets'
import { useUnreadableRequests, type OpenRequest } from '@/domain/money-request/use-open-requests'
import type { QueryState } from '@/kit/query/query-state'
import { TextButton } from '@/ui/Button'
import { Warning } from '@/ui/Note'
import { PeriodId } from '@/ui/PeriodId'
import { staleNotice } from '@/kit/query/AsyncBlock'
import { paths } from '@/paths'
import type { DrawSheet } from './DrawSheets'
import styles from './draws.module.css'
import { useRefusalText } from './order-texts'
import type { OrderSheet } from './OrderReview'
import { orderAccessRefusal, type OrderRequest } from './rules'

/** If there are more than two notices, only the most important is shown until expanded. */
export function DrawNotices({
  game,
  member,
  order: { open, breakUntil, state },
  sheet,
  queries,
  onCheckOrder,
}: Pick<OrderSheet, 'game' | 'member' | 'order'> & {
  /** The open sheet. A notice that says the same as the sheet is not shown behind it. */
  sheet: DrawSheet | null
  queries: readonly QueryState[]
  onCheckOrder: () => void
}) {
  const { t } = useTranslation(['messages', 'shared'])
  const refusalText = useRefusalText()
  const refused = orderAccessRefusal(game, member)
  const observations = useLedger(game.id)
  const hasAlarm = useMemo(() => alarmsIn(observations ?? []).length > 0, [observations])
  const [isExpanded, setIsExpanded] = useState(false)
  const stale = staleNotice(queries)
  const isUnreadable = useUnreadableRequests(member.id).length > 0
  // Reasons that block an order come first, in the order of `blocked`; then possible faults.
  const notices = [
    {
      kind: 'refused',
      note: refused !== null && (
        <Warning>
          <span>{refusalText(refused)}</span>{' '}
          {refused.kind === 'blocked' && <Link to={paths.service()}>{t('shared:askService')}</Link>}
        </Warning>
      ),
    },
    // Left out beside a refusal, which already says that no order can be placed.
    { kind: 'break', note: refused === null && breakUntil !== null && <BreakNotice /> },
    {
      kind: 'open',
      note: open !== null && <OpenRequestNotice open={open} title={titleOf(open)} onCheck={onCheckOrder} />,
      // Hidden instead of unmounted, so that the focus can return to its button.
      isHidden: sheet === 'confirm' && state.status !== 'idle',
    },
    { kind: 'unreadable', note: isUnreadable && <UnreadableRequestsNotice memberId={member.id} kind="order" /> },
    {
      kind: 'alarm',
      note: hasAlarm && sheet !== 'history' && <LedgerAlarms observations={observations} game={game} />,
    },
    { kind: 'data', note: stale },
  ].filter(({ note }) => note !== false && note !== null)
  const hidden = notices.length > 2 ? notices.length - 1 : 0
  return (
    notices.length > 0 && (
      <div className={styles['notes']} hidden={notices.every(({ isHidden = false }) => isHidden)}>
        {(hidden > 0 && !isExpanded ? notices.slice(0, 1) : notices).map(({ kind, note, isHidden = false }) => (
          <div key={kind} hidden={isHidden}>
            {note}
          </div>
        ))}
        {hidden > 0 && (
          <TextButton aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
            {isExpanded ? t('rounds.fewer') : t('rounds.more', { number: hidden })}
          </TextButton>
        )}
      </div>
    )
  )
}

function titleOf({ pending }: OpenRequest<OrderRequest>): ReactNode {
  const { gameName, period } = pending.request
  return (
    <>
      <span>{gameName}</span> <PeriodId id={period} />
    </>
  )
}
