import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { countUnreadable } from '@/api/listing'
import { useAreDrawsUnlikely, useJudgeDraws } from '@/domain/ledger/draws-alarm'
import { findAlarms } from '@/domain/ledger/observations'
import { LedgerAlarms } from '@/domain/ledger/LedgerAlarms'
import { useLedger } from '@/domain/ledger/use-ledger'
import { BreakText, useBreakText } from '@/domain/limits/BreakNotice'
import { OpenRequestNotice, UnreadableRequestsNotice } from '@/domain/money-request/request-notices'
import { useUnreadableRequests, type OpenRequest } from '@/domain/money-request/use-open-requests'
import { formatClock } from '@/i18n/format'
import { isStale, type QueryState } from '@/kit/query/query-state'
import { staleNotice } from '@/kit/query/AsyncBlock'
import { LinkButton } from '@/kit/links'
import type { IconName } from '@/ui/icons'
import { Stack } from '@/ui/layout'
import { Figure, moneyText } from '@/ui/Money'
import { Warning } from '@/ui/Note'
import { PeriodId } from '@/ui/PeriodId'
import { Sheet } from '@/ui/Sheet'
import { Strip } from '@/ui/Strip'
import { paths } from '@/paths'
import { useRefusalText } from './order-texts'
import type { OrderSheetProps } from './OrderReview'
import { orderAccessRefusal, type OrderRequest } from './rules'
import styles from './draws.module.css'

interface DrawNotice {
  kind: 'unknown' | 'underWay' | 'unreadable' | 'changed' | 'refused' | 'break' | 'unlikely' | 'data'
  /** A few words for the row, which has two short lines on a narrow phone. */
  line: ReactNode
  /** The whole notice, for the sheet. */
  note: ReactNode
  /** The screen that a tap on the row opens if this is the only notice; otherwise a sheet opens. */
  to?: string
}

type Props = Pick<OrderSheetProps, 'game' | 'member' | 'order'> & {
  queries: readonly QueryState[]
  onCheckOrder: () => void
}

/**
 * Returns the notices of a draw. Notices that only the member can resolve come first, then reasons
 * that block an order, then doubts about draws and data.
 */
export function useDrawNotices(props: Props): DrawNotice[] {
  const notices = [...useRequestNotices(props), ...useAlarmNotices(props), ...useBlockNotices(props)]
  return NOTICE_ORDER.flatMap((kind) => notices.find((notice) => notice?.kind === kind) ?? [])
}

const NOTICE_ORDER: readonly DrawNotice['kind'][] = [
  'unknown',
  'underWay',
  'unreadable',
  'changed',
  'refused',
  'break',
  'unlikely',
  'data',
]

function useRequestNotices({ member, order: { open }, onCheckOrder }: Props): (DrawNotice | null)[] {
  const { t } = useTranslation('messages')
  const hasUnreadableRequests = useUnreadableRequests(member.id).length > 0
  return [
    open === null
      ? null
      : {
          kind: open.kind === 'underWay' ? 'underWay' : 'unknown',
          line:
            open.kind === 'underWay' ? (
              <span>{t('underWay.title')}</span>
            ) : (
              <>
                <span>{t('outcomeUnknown')}</span> <Figure>{moneyText(open.pending.request.total)}</Figure>
              </>
            ),
          note: <OpenRequestNotice open={open} title={titleOf(open)} onCheck={onCheckOrder} />,
        },
    hasUnreadableRequests
      ? {
          kind: 'unreadable',
          line: <span>{t('unreadable.title')}</span>,
          note: <UnreadableRequestsNotice memberId={member.id} kind="order" isInSheet />,
        }
      : null,
  ]
}

function useAlarmNotices({ game, queries }: Props): (DrawNotice | null)[] {
  const { t } = useTranslation(['messages', 'fairness', 'common', 'shared'])
  const observations = useLedger(game.id)
  useJudgeDraws(game, observations)
  const areDrawsUnlikely = useAreDrawsUnlikely(game.id)
  const dataNote = staleNotice(queries)
  const staleTimes = queries.filter(isStale).map(({ dataUpdatedAt }) => dataUpdatedAt)
  const unreadableCount = queries.reduce((total, { data }) => total + countUnreadable(data), 0)
  return [
    findAlarms(observations ?? []).length > 0
      ? {
          kind: 'changed',
          line: <span>{t('changed.title')}</span>,
          note: <LedgerAlarms observations={observations} game={game} isInSheet />,
        }
      : null,
    areDrawsUnlikely
      ? {
          kind: 'unlikely',
          line: <span>{t('fairness:unlikelyDraws')}</span>,
          note: (
            <Strip as={Link} to={paths.fairness(game)} replace>
              <span>{t('fairness:unlikelyDraws')}</span>
            </Strip>
          ),
          to: paths.fairness(game),
        }
      : null,
    dataNote === null
      ? null
      : {
          kind: 'data',
          line: (
            <span>
              {staleTimes.length > 0
                ? t('common:stale', { time: formatClock(Math.min(...staleTimes)) })
                : t('shared:unreadable', { number: unreadableCount, count: unreadableCount })}
            </span>
          ),
          note: dataNote,
        },
  ]
}

function useBlockNotices({ game, member, order: { breakUntil } }: Props): (DrawNotice | null)[] {
  const { t } = useTranslation(['shared', 'limits'])
  const textOfRefusal = useRefusalText()
  const textOfBreak = useBreakText()
  const refusal = orderAccessRefusal(game, member)
  if (refusal !== null)
    return [
      {
        kind: 'refused',
        line: <span>{textOfRefusal(refusal)}</span>,
        note: (
          <Warning>
            <span>{textOfRefusal(refusal)}</span>{' '}
            {refusal.kind === 'blocked' && (
              <Link to={paths.service()} replace>
                {t('askService')}
              </Link>
            )}
          </Warning>
        ),
      },
    ]
  // A refusal already says that no order can be placed, so the break is shown only without one.
  return breakUntil === null
    ? []
    : [
        {
          kind: 'break',
          line: <span>{textOfBreak(breakUntil)}</span>,
          note: (
            <>
              <BreakText until={breakUntil} isShort />
              <LinkButton to={paths.limits()} replace>
                {t('limits:breaks')}
              </LinkButton>
            </>
          ),
          to: paths.limits(),
        },
      ]
}

function titleOf({ pending }: OpenRequest<OrderRequest>): ReactNode {
  const { gameName, period } = pending.request
  return (
    <>
      <span>{gameName}</span> <PeriodId id={period} />
    </>
  )
}

/**
 * One row in the card of the draw for the first notice. Its place is reserved, so that a notice
 * moves nothing. A tap opens what the notice is about, or a sheet with all notices.
 */
export function DrawNoticeRow({
  notices: [first, ...others],
  onOpen,
  onCheckOrder,
}: {
  notices: readonly DrawNotice[]
  onOpen: () => void
  onCheckOrder: () => void
}) {
  const { t } = useTranslation('messages')
  if (first === undefined) return null
  const icon = CALM_ICONS[first.kind]
  const tone = icon === undefined ? 'bad' : 'calm'
  const content = (
    <>
      {first.line}{' '}
      {others.length > 0 && (
        <span>
          <span aria-hidden="true" translate="no">
            {`+${others.length}`}
          </span>
          <span className="visually-hidden">{t('rounds.more', { number: others.length })}</span>
        </span>
      )}
    </>
  )
  if (first.to !== undefined && others.length === 0)
    return (
      <Strip as={Link} tone={tone} icon={icon} to={first.to}>
        {content}
      </Strip>
    )
  return (
    <Strip
      as="button"
      type="button"
      tone={tone}
      icon={icon}
      onClick={first.kind === 'unknown' && others.length === 0 ? onCheckOrder : onOpen}
    >
      {content}
    </Strip>
  )
}

/** The icons of notices that ask for nothing. They have no red. */
const CALM_ICONS: Partial<Record<DrawNotice['kind'], IconName>> = { underWay: 'clock', break: 'pause', data: 'refresh' }

export function DrawNoticesSheet({ notices, onClose }: { notices: readonly DrawNotice[]; onClose: () => void }) {
  const { t } = useTranslation('shared')
  return (
    <Sheet title={t('notices')} onClose={onClose}>
      <Stack gap={3} className={styles['notes']}>
        {notices.map(({ kind, note }) => (
          <div key={kind}>{note}</div>
        ))}
      </Stack>
    </Sheet>
  )
}
