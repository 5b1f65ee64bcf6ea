import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { wholeDateTime, joinSentences } from '@/i18n/format'
import { compare } from '@/lib/money/sums'
import { Fact, Facts } from '@/ui/Facts'
import { LoadingBlock, SkeletonRows } from '@/ui/skeletons'
import { NetAmount, signedMoneyText } from '@/ui/Money'
import { Lead, Note, WholePeriods } from '@/ui/Note'
import { Sheet } from '@/ui/Sheet'
import { Eyebrow } from '@/ui/text'
import { AsyncBlock } from '../query/AsyncBlock'
import { useBeforeRound } from '../money-request/frozen-figures'
import { inSpan, useSpanDates } from '../records/time-span'
import { useMapped } from '../load/use-mapped'
import { keyedOrders, type Keyed } from '../records/entries'
import { dayOf } from '../records/order-sums'
import { OrderEntry, useDays } from '../records/EntryRow'
import { LongList } from '../long-list/LongList'
import type { RowGroup } from '../long-list/rows'
import { useSheets } from '../sheets/use-sheets'
import { type BreakdownFigure, type BreakdownLine, breakdownLine, sumOfLines } from './rules'
import { SplitRow } from '@/ui/layout'
import styles from './BreakdownSheet.module.css'

/** What a net is made of: its parts and, where they stand nowhere on the screen, its orders. */
export default function BreakdownSheet({ figure, onClose }: { figure: BreakdownFigure; onClose: () => void }) {
  const { t } = useTranslation(['record', 'report'])
  const { name, of, lead = t('breakdown.record'), orders, isListed = false, query, facts, asOf = facts.asOf } = figure
  return (
    <Sheet title={name} name={t('breakdown.title', { figure: name })} onClose={onClose}>
      {of !== undefined && (
        <p className={styles['of']}>
          <WholePeriods text={of} />
        </p>
      )}
      <Lead>{lead}</Lead>
      {asOf !== null && <CopyAge at={asOf} />}
      <Parts {...figure} />
      {orders === undefined ? null : isListed ? (
        <Notes {...figure} orders={orders} />
      ) : query === undefined ? (
        <Lines {...figure} orders={orders} />
      ) : (
        <AsyncBlock query={query} what={t('report:orders')} showsStale={false} skeleton={<Waiting />}>
          {() => (
            <>
              {/* The figure above may be the platform's present one. */}
              {asOf === null && query.copy && <CopyAge at={query.copy.at} />}
              <Lines {...figure} orders={orders} />
            </>
          )}
        </AsyncBlock>
      )}
    </Sheet>
  )
}

function CopyAge({ at }: { at: number }) {
  const { t } = useTranslation('record')
  return <Note kind="hint">{joinSentences([t('copyAsOf', { time: wholeDateTime(at) }), t('copyMayDiffer')])}</Note>
}

function Waiting() {
  return <SkeletonRows count={4} height={60} hasFigure isFlat />
}

function Parts({ name, amount, beside = [], parts }: BreakdownFigure) {
  const { t } = useTranslation('shared')
  return (
    <Facts>
      {parts.map((part) => (
        <Fact key={part.kind} name={t(part.kind)}>
          {signedMoneyText(part.amount)}
        </Fact>
      ))}
      <Fact name={name} weight="strong">
        <NetAmount amount={amount} />
      </Fact>
      {beside.map((row) => (
        <Fact key={row.name} name={row.name}>
          {row.value}
        </Fact>
      ))}
    </Facts>
  )
}

type OfOrders = BreakdownFigure & { orders: readonly Order[] }

/** How many orders of which days; what is not among them; what they come to, where it differs. */
function Notes({ orders, isFiltered = false, unreadable = 0, differs = '' }: OfOrders & { differs?: string }) {
  const { t } = useTranslation(['record', 'shared'])
  const spanDates = useSpanDates()
  const marked = useBeforeRound()
  const settled = useMemo(() => orders.filter(({ isSettled }) => isSettled), [orders])
  const { from, to } = inSpan(settled, 'all', dayOf)
  const number = settled.length
  return (
    <>
      {to !== '' && <Note>{marked(t('totalsOver', { number, count: number, dates: spanDates({ from, to }) }))}</Note>}
      <Note>
        {joinSentences([
          differs,
          isFiltered ? t('breakdown.filtered') : '',
          unreadable === 0 ? '' : t('shared:unreadable', { number: unreadable, count: unreadable }),
        ])}
      </Note>
    </>
  )
}

/** In px, of a line, of a day's heading, and above it. */
const ROW_HEIGHT = 65
const DAY_HEIGHT = 22
const GAP = 14

const keyOf = ({ key }: BreakdownLine) => key
const dayOfLine = ({ day }: BreakdownLine) => day
const textOf = ({ order, day }: BreakdownLine) => `${order.gameName} ${order.period} ${day}`

/** By day; thousands are gone through while the sheet stands. An order opens in its place. */
function Lines({ orders, ...figure }: OfOrders) {
  const { t } = useTranslation('record')
  const { payoutOf, isComplete } = figure.facts
  const keyed = useMemo(() => keyedOrders(orders), [orders])
  const lineOf = useCallback((order: Keyed<Order>) => breakdownLine(order, payoutOf), [payoutOf])
  const all = useMapped(keyed, lineOf)
  const lines = useMemo(() => all?.filter((line) => line !== null), [all])
  const sheets = useSheets<string>()
  const days = useDays(lines ?? NONE, dayOfLine)
  // What a return includes is known with the odds only.
  if (lines === undefined || !isComplete)
    return (
      <LoadingBlock>
        <Waiting />
      </LoadingBlock>
    )
  const own = sumOfLines(lines)
  const differs = figure.isHeld === true && lines.length > 0 && compare(own, figure.amount) !== 0
  const heading = ({ name, rows }: RowGroup<BreakdownLine>) => (
    <SplitRow align="baseline" gap="2px 12px" className={styles['day']}>
      <h3 className="num">{name}</h3>
      {days.length > 1 && rows.length > 1 && <NetAmount amount={sumOfLines(rows)} />}
    </SplitRow>
  )
  return (
    <>
      <Notes
        {...figure}
        orders={orders}
        differs={joinSentences([
          differs ? t('breakdown.differs', { own: signedMoneyText(own) }) : '',
          lines.some(({ isRecorded }) => isRecorded) ? t('totalsPartial') : '',
        ])}
      />
      {lines.length === 0 ? (
        <Note>{t('breakdown.none')}</Note>
      ) : (
        <LongList
          name="breakdown"
          groups={days}
          heading={heading}
          keyOf={keyOf}
          textOf={textOf}
          guess={ROW_HEIGHT}
          headingGuess={DAY_HEIGHT}
          groupGap={GAP}
        >
          {(line) => <LineRow line={line} onOpen={() => sheets.replaceWith(line.key)} />}
        </LongList>
      )}
    </>
  )
}

const NONE: readonly BreakdownLine[] = []

function LineRow({ line: { order, net, isRecorded }, onOpen }: { line: BreakdownLine; onOpen: () => void }) {
  const { t } = useTranslation('record')
  return (
    <OrderEntry order={order} onOpen={onOpen}>
      {isRecorded ? (
        <>
          {/* No gain is claimed where the stake may be part of it. */}
          <span className="num">{signedMoneyText(net)}</span>
          <Eyebrow>{t('recordedOnly')}</Eyebrow>
        </>
      ) : (
        <NetAmount amount={net} />
      )}
    </OrderEntry>
  )
}
