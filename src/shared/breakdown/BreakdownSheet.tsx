import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { wholeDateTime, joinSentences } from '@/i18n/format'
import { compare } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'
import { Fact, Facts } from '@/ui/Facts'
import { LoadingBlock, SkeletonRows } from '@/ui/skeletons'
import { NetAmount, moneyText, signedMoneyText } from '@/ui/Money'
import { Lead, Note, WholePeriods } from '@/ui/Note'
import { Sheet } from '@/ui/Sheet'
import { Eyebrow } from '@/ui/text'
import { AsyncBlock } from '../query/AsyncBlock'
import { useBeforeRound } from '../money-request/frozen-figures'
import { inSpan, useSpanDates } from '../records/time-span'
import { useMapped } from '../load/use-mapped'
import { keyedOrders, type Keyed } from '../records/entries'
import { OrderEntry, useDays, WithdrawalEntry } from '../records/EntryRow'
import { LongList, oneGroup } from '../long-list/LongList'
import type { RowGroup } from '../long-list/rows'
import { useSheets } from '../sheets/use-sheets'
import {
  type BreakdownFigure,
  type BreakdownLine,
  type BreakdownPart,
  SHARES,
  type Share,
  isSummed,
  netParts,
  orderLine,
  sumOfLines,
  withdrawalLines,
} from './rules'
import { SplitRow } from '@/ui/layout'
import styles from './BreakdownSheet.module.css'

export default function BreakdownSheet({ figure, onClose }: { figure: BreakdownFigure; onClose: () => void }) {
  const { t } = useTranslation(['record', 'report'])
  const { name, of, lead = t('breakdown.record'), entries, query, facts, asOf = facts.asOf } = figure
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
      {query === undefined ? (
        <Entries {...figure} />
      ) : (
        <AsyncBlock
          query={query}
          what={t('orders' in entries ? 'report:orders' : 'report:withdrawals')}
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

function CopyAge({ at }: { at: number }) {
  const { t } = useTranslation('record')
  return <Note kind="hint">{joinSentences([t('copyAsOf', { time: wholeDateTime(at) }), t('copyMayDiffer')])}</Note>
}

function Waiting() {
  return <SkeletonRows count={4} height={60} hasFigure isFlat />
}

const NONE: readonly Order[] = []

function Parts({ name, amount, isNet = false, beside, parts, entries, facts: { payoutOf } }: BreakdownFigure) {
  const { t } = useTranslation('shared')
  const ofOrders = 'orders' in entries && entries.share === SHARES.net ? entries.orders : NONE
  const shown = useMemo(
    () => parts ?? (ofOrders.length === 0 ? [] : netParts(ofOrders, payoutOf)),
    [parts, ofOrders, payoutOf],
  )
  const names: Record<BreakdownPart['kind'], string> = {
    staked: t('staked'),
    returned: t('returned'),
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
    </Facts>
  )
}

function Entries(figure: BreakdownFigure) {
  const { entries, facts } = figure
  if ('withdrawals' in entries) return <Lines {...figure} lines={withdrawalLines(entries.withdrawals)} />
  // What a return includes is known with the odds only.
  if (entries.share.isOfReturns && !facts.isComplete) return <Loading />
  return <OrderLines {...figure} orders={entries.orders} share={entries.share} />
}

function Loading() {
  return (
    <LoadingBlock>
      <Waiting />
    </LoadingBlock>
  )
}

/** Thousands of orders are gone through while the sheet stands; a few are there at once. */
function OrderLines({ orders, share, ...figure }: BreakdownFigure & { orders: readonly Order[]; share: Share }) {
  const { payoutOf } = figure.facts
  const keyed = useMemo(() => keyedOrders(orders), [orders])
  const lineOf = useCallback((order: Keyed<Order>) => orderLine(order, share, payoutOf), [share, payoutOf])
  const all = useMapped(keyed, lineOf)
  const lines = useMemo(() => all?.filter((line) => line !== null), [all])
  return lines === undefined ? <Loading /> : <Lines {...figure} lines={lines} />
}

/** In px, of a line, of a day's heading, and above it. */
const ROW_HEIGHT = 65
const DAY_HEIGHT = 22
const GAP = 14

const keyOf = ({ key }: BreakdownLine) => key
const dayOf = ({ day }: BreakdownLine) => day
const textOf = (line: BreakdownLine) =>
  line.kind === 'order'
    ? `${line.order.gameName} ${line.order.period} ${line.day}`
    : `${moneyText(line.amount)} ${line.withdrawal.statusText} ${line.day}`

/** By day; each entry leads to all that is recorded of it, in place of this sheet. */
function Lines({
  lines,
  amount,
  isNet = false,
  isHeld = false,
  isFiltered = false,
  unreadable = 0,
}: BreakdownFigure & { lines: readonly BreakdownLine[] }) {
  const { t } = useTranslation(['record', 'report', 'shared'])
  const sheets = useSheets<string>()
  const days = useDays(lines, dayOf)
  const heading = ({ name, rows }: RowGroup<BreakdownLine>) => (
    <SplitRow align="baseline" gap="2px 12px" className={styles['day']}>
      <h3 className="num">{name}</h3>
      {days.length > 1 && rows.length > 1 && <Amount amount={sumOfLines(rows)} isNet={isNet} />}
    </SplitRow>
  )
  const isOfWithdrawals = lines.every(({ kind }) => kind === 'withdrawal')
  const own = sumOfLines(lines)
  const agrees = compare(own, amount) === 0 && lines.every(isSummed)
  const sum = (isNet ? signedMoneyText : moneyText)(own)
  return (
    <>
      <Extent lines={lines} />
      <Note>
        {joinSentences([
          isHeld && lines.length > 0 && !agrees ? t('breakdown.differs', { own: sum }) : '',
          isFiltered ? t('breakdown.filtered') : '',
          unreadable === 0 ? '' : t('shared:unreadable', { number: unreadable, count: unreadable }),
          lines.some((line) => line.kind === 'order' && line.isRecorded) ? t('totalsPartial') : '',
        ])}
      </Note>
      {lines.length === 0 ? (
        <Note>{t('breakdown.none')}</Note>
      ) : (
        <LongList
          name="breakdown"
          {...(isOfWithdrawals
            ? { label: t('report:withdrawals'), groups: oneGroup(lines) }
            : { groups: days, heading })}
          keyOf={keyOf}
          textOf={textOf}
          guess={ROW_HEIGHT}
          headingGuess={DAY_HEIGHT}
          groupGap={GAP}
        >
          {(line) => <LineRow line={line} isNet={isNet} onOpen={() => sheets.replaceWith(line.key)} />}
        </LongList>
      )}
    </>
  )
}

function Extent({ lines }: { lines: readonly BreakdownLine[] }) {
  const { t } = useTranslation('record')
  const spanDates = useSpanDates()
  const marked = useBeforeRound()
  const { from, to } = inSpan(lines, 'all', dayOf)
  const number = lines.filter(({ kind }) => kind === 'order').length
  if (number === 0 || to === '') return null
  return <Note>{marked(t('totalsOver', { number, count: number, dates: spanDates({ from, to }) }))}</Note>
}

function LineRow({ line, isNet, onOpen }: { line: BreakdownLine; isNet: boolean; onOpen: () => void }) {
  const { t } = useTranslation('record')
  if (line.kind === 'withdrawal')
    return (
      <WithdrawalEntry withdrawal={line.withdrawal} isDated onOpen={onOpen}>
        <Amount amount={line.amount} isNet={isNet} />
      </WithdrawalEntry>
    )
  return (
    <OrderEntry order={line.order} onOpen={onOpen}>
      {line.isRecorded && isNet ? (
        // No gain is claimed where the stake may be part of it.
        <span className="num">{signedMoneyText(line.amount)}</span>
      ) : (
        <Amount amount={line.amount} isNet={isNet} />
      )}
      {line.isRecorded && <Eyebrow>{t('recordedOnly')}</Eyebrow>}
    </OrderEntry>
  )
}

function Amount({ amount, isNet }: { amount: Money; isNet: boolean }) {
  return isNet ? <NetAmount amount={amount} /> : <span className="num">{moneyText(amount)}</span>
}
