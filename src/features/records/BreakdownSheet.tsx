import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { wholeDateTime, joinSentences } from '@/i18n/format'
import { compare, subtract } from '@/lib/money/sums'
import { ZERO } from '@/lib/money/text'
import { Fact, Facts } from '@/ui/Facts'
import { LoadingBlock, SkeletonRows } from '@/ui/skeletons'
import { NetAmount, signedMoneyText } from '@/ui/Money'
import { Lead, Note } from '@/ui/Note'
import { Sheet } from '@/ui/Sheet'
import { Eyebrow } from '@/ui/text'
import { AsyncBlock } from '@/shared/query/AsyncBlock'
import { useBeforeRound } from '@/shared/money-request/frozen-figures'
import { inSpan, useSpanDates } from './time-span'
import { useMapped } from '@/shared/load/use-mapped'
import { keyedOrders, type Keyed } from '@/shared/records/entries'
import { dayOf } from '@/shared/records/order-sums'
import { OrderEntry, useDays } from '@/shared/records/EntryRow'
import { LongList } from '@/shared/long-list/LongList'
import type { RowGroup } from '@/shared/long-list/rows'
import { useSheets } from '@/shared/sheets/use-sheets'
import { type BreakdownFigure, type BreakdownLine, breakdownLine, sumOfLines } from './breakdown-rules'
import { SplitRow } from '@/ui/layout'
import styles from './BreakdownSheet.module.css'

/** What a net is made of: its parts and, where they stand nowhere on the screen, its orders. */
export default function BreakdownSheet({ figure, onClose }: { figure: BreakdownFigure; onClose: () => void }) {
  const { t } = useTranslation(['record', 'report'])
  const { name, platform, facts } = figure
  const asOf = platform === undefined ? facts.asOf : platform.asOf
  return (
    <Sheet title={name} name={t('breakdown.title', { figure: name })} onClose={onClose}>
      <Lead>{t(platform === undefined ? 'breakdown.record' : 'breakdown.platform')}</Lead>
      {asOf !== null && <CopyAge at={asOf} />}
      <Parts {...figure} />
      {platform === undefined ? (
        <Notes {...figure} />
      ) : (
        <AsyncBlock query={platform.query} what={t('report:orders')} showsStale={false} skeleton={<Waiting />}>
          {() => (
            <>
              {/* The figure above may be the platform's present one. */}
              {asOf === null && platform.query.copiedAt !== null && <CopyAge at={platform.query.copiedAt} />}
              <Lines
                {...figure}
                // Copies may be of different hours: nothing is compared with them.
                isHeld={asOf === null && platform.query.copiedAt === null}
              />
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

function Parts({ name, amount, beside, returned, staked }: BreakdownFigure) {
  const { t } = useTranslation('shared')
  return (
    <Facts>
      <Fact name={t('returned')}>{signedMoneyText(returned)}</Fact>
      <Fact name={t('staked')}>{signedMoneyText(subtract(ZERO, staked))}</Fact>
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

/** How many orders of which days; what is not among them; what they come to, where it differs. */
function Notes({ orders, isFiltered = false, unreadable, differs = '' }: BreakdownFigure & { differs?: string }) {
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

const keyOf = ({ key }: BreakdownLine) => key
const dayOfLine = ({ day }: BreakdownLine) => day
const textOf = ({ order, day }: BreakdownLine) => `${order.gameName} ${order.period} ${day}`

/** By day; thousands are gone through while the sheet stands. An order opens in its place. */
function Lines({ isHeld, ...figure }: BreakdownFigure & { isHeld: boolean }) {
  const { t } = useTranslation('record')
  const { orders, facts } = figure
  const { payoutOf, isComplete } = facts
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
  const differs = isHeld && lines.length > 0 && compare(own, figure.amount) !== 0
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
        differs={joinSentences([
          differs ? t('breakdown.differs', { own: signedMoneyText(own) }) : '',
          lines.some(({ isRecorded }) => isRecorded) ? t('totalsPartial') : '',
        ])}
      />
      {lines.length === 0 ? (
        <Note>{t('breakdown.none')}</Note>
      ) : (
        <LongList name="breakdown" groups={days} heading={heading} keyOf={keyOf} textOf={textOf} groupGap={14}>
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
