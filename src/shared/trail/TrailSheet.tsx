import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { joinSentences } from '@/i18n/format'
import { compare } from '@/lib/money/sums'
import { isZero } from '@/lib/money/text'
import { Fact, Facts } from '@/ui/Facts'
import { Lead, Note, WholePeriods } from '@/ui/Note'
import { LoadingBlock, SkeletonRows } from '@/ui/skeletons'
import { moneyText, signedMoneyText, NetAmount } from '@/ui/Money'
import { Sheet } from '@/ui/Sheet'
import { AsyncBlock } from '../query/AsyncBlock'
import { CopyAge } from '../copies/CopyAge'
import { useBeforeRound } from '../money-request/frozen-figures'
import { inSpan } from '../records/time-span'
import { useSpanDates } from '../records/use-span-dates'
import { useSteps } from '../load/use-steps'
import {
  isSummed,
  netParts,
  orderLineSteps,
  SHARES,
  sumOfLines,
  withdrawalLines,
  type Share,
  type TrailFigure,
  type TrailLine,
  type TrailPart,
} from './rules'
import { TrailLines } from './TrailLines'
import styles from './TrailSheet.module.css'

/** Each figure that unfolds: its parts, the figure, and the entries that it is the sum of. */
export default function TrailSheet({ figure, onClose }: { figure: TrailFigure; onClose: () => void }) {
  const { t } = useTranslation(['record', 'report'])
  const { name, of, lead = t('trail.record'), entries, query, facts, asOf = facts.asOf } = figure
  return (
    <Sheet title={t('trail.title', { figure: name })} onClose={onClose}>
      {of !== undefined && (
        <p className={styles['of']}>
          <WholePeriods text={of} />
        </p>
      )}
      <Lead>{lead}</Lead>
      {asOf !== null && <CopyAge at={asOf} />}
      <Parts {...figure} />
      {entries === null ? (
        <Note>{t('trail.topUps')}</Note>
      ) : query === undefined ? (
        <Entries {...figure} />
      ) : (
        <AsyncBlock
          query={query}
          name={t('orders' in entries ? 'report:ordersFailed' : 'report:withdrawalsFailed')}
          showsStale={false}
          skeleton={<Waiting />}
        >
          {() => (
            <>
              {/* The figure above may be the platform's present one. */}
              {asOf === null && query.copy && <CopyAge at={query.copy.at} />}
              <Entries {...figure} />
            </>
          )}
        </AsyncBlock>
      )}
    </Sheet>
  )
}

function Waiting() {
  return <SkeletonRows count={4} height={60} hasFigure isFlat />
}

function Parts({ name, amount, isNet = false, beside, parts, stillOpen, entries, facts: { payoutOf } }: TrailFigure) {
  const { t } = useTranslation(['record', 'report', 'shared'])
  const ofOrders = useMemo(
    () => (entries !== null && 'orders' in entries && entries.share === SHARES.net ? entries.orders : []),
    [entries],
  )
  const shown = useMemo(
    () => parts ?? (ofOrders.length === 0 ? [] : netParts(ofOrders, payoutOf)),
    [parts, ofOrders, payoutOf],
  )
  const names: Record<TrailPart['kind'], string> = {
    toppedUp: t('report:toppedUp'),
    withdrawn: t('report:withdrawn'),
    staked: t('shared:staked'),
    returned: t('shared:returned'),
    settled: t('shared:settledOrders'),
    open: t('shared:stillOpen'),
  }
  return (
    <Facts>
      {shown.map((part) => (
        <Fact key={part.kind} name={names[part.kind]}>
          {signedMoneyText(part.amount)}
        </Fact>
      ))}
      <Fact name={name} weight="strong">
        {isNet ? <NetAmount amount={amount} /> : moneyText(amount)}
      </Fact>
      {beside !== undefined && (
        <Fact name={beside.name}>
          <NetAmount amount={beside.amount} />
        </Fact>
      )}
      {stillOpen !== undefined && !isZero(stillOpen) && (
        <Fact name={t('shared:stillOpen')}>{moneyText(stillOpen)}</Fact>
      )}
    </Facts>
  )
}

function Entries(figure: TrailFigure) {
  const { entries, facts } = figure
  if (entries === null) return null
  if ('withdrawals' in entries) return <Lines {...figure} lines={withdrawalLines(entries.withdrawals)} />
  // What a return includes is known with the odds only.
  if (entries.share.isOfReturns && !facts.isComplete)
    return (
      <LoadingBlock>
        <Waiting />
      </LoadingBlock>
    )
  return <OrderLines {...figure} orders={entries.orders} share={entries.share} />
}

/** Thousands of orders are gone through while the sheet stands; a few are there at once. */
function OrderLines({ orders, share, ...figure }: TrailFigure & { orders: readonly Order[]; share: Share }) {
  const { payoutOf } = figure.facts
  const read = useCallback(() => orderLineSteps(orders, share, payoutOf), [orders, share, payoutOf])
  const lines = useSteps(read)
  if (lines === undefined)
    return (
      <LoadingBlock>
        <Waiting />
      </LoadingBlock>
    )
  return <Lines {...figure} lines={lines} />
}

function Lines({
  lines,
  amount,
  isNet = false,
  isHeld = false,
  isFiltered = false,
  unreadable = 0,
}: TrailFigure & { lines: readonly TrailLine[] }) {
  const { t } = useTranslation(['record', 'shared'])
  const own = sumOfLines(lines)
  const agrees = compare(own, amount) === 0 && lines.every(isSummed)
  const sum = (isNet ? signedMoneyText : moneyText)(own)
  const differs = lines.some(({ kind }) => kind === 'withdrawal') ? 'trail.differsOut' : 'trail.differs'
  return (
    <>
      <Extent lines={lines} />
      <Note>
        {joinSentences([
          isHeld && lines.length > 0 ? (agrees ? t('trail.agrees') : t(differs, { own: sum })) : '',
          isFiltered ? t('trail.filtered') : '',
          unreadable === 0 ? '' : t('shared:unreadable', { number: unreadable, count: unreadable }),
          lines.some((line) => line.kind === 'order' && line.isRecorded) ? t('totalsPartial') : '',
        ])}
      </Note>
      <TrailLines lines={lines} isNet={isNet} />
    </>
  )
}

/** How many orders, and of which days. */
function Extent({ lines }: { lines: readonly TrailLine[] }) {
  const { t } = useTranslation('record')
  const spanDates = useSpanDates()
  const marked = useBeforeRound()
  const { from, to } = inSpan(lines, 'all', ({ day }) => day)
  const number = lines.filter(({ kind }) => kind === 'order').length
  if (number === 0 || to === '') return null
  return <Note>{marked(t('totalsOver', { number, count: number, dates: spanDates({ from, to }) }))}</Note>
}
