import { useCallback, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { paths } from '@/paths'
import { LinkButton } from '@/kit/links'
import type { OrderLineDetails } from '@/domain/records/use-order-line-details'
import { useMapped } from '@/kit/load/use-mapped'
import { totalsOf } from '@/domain/records/order-sums'
import { Skeleton } from '@/ui/skeletons'
import { Note } from '@/ui/Note'
import { EmptyState } from '@/ui/EmptyState'
import { Filters } from '@/ui/Tabs'
import { isZero } from '@/lib/money/text'
import { LongList } from '@/kit/long-list/LongList'
import { DottedLine } from '@/ui/DescriptionList'
import { NetAmount, moneyText, signedMoneyText } from '@/ui/Money'
import { Caption } from '@/ui/text'
import { formatServerTime } from '@/i18n/server-time'
import {
  type OrdersByDay,
  type DayResult,
  PLOT_HEIGHT,
  ordersInRange,
  plotOf,
  type ReportRange,
  type Series,
  seriesOf,
  PLOT_WIDTH,
} from './report-rules'
import { Card } from '@/ui/layout'
import styles from './Trend.module.css'

export function Trend({ orders, details }: { orders: readonly Order[]; details: OrderLineDetails }) {
  const { t } = useTranslation(['report', 'common', 'record'])
  const [range, setRange] = useState<ReportRange>('days30')
  const [showsDays, setShowsDays] = useState(false)
  const { payoutOf } = details
  const shownOrders = useMemo(() => ordersInRange(orders, range), [orders, range])
  const addUp = useCallback(({ rows }: OrdersByDay['days'][number]) => totalsOf(rows, payoutOf), [payoutOf])
  const totals = useMapped(shownOrders.days, addUp)
  const series = useMemo(() => totals && seriesOf(shownOrders, totals), [shownOrders, totals])
  return (
    <>
      <Filters<ReportRange>
        label={t('record:span.name')}
        chosen={range}
        onChoose={setRange}
        options={[
          { key: 'week', name: t('record:span.week') },
          { key: 'days30', name: t('record:span.days30') },
          { key: 'all', name: t('common:all') },
        ]}
      />
      {series === undefined ? (
        <Skeleton height={316} />
      ) : series.days.length === 0 ? (
        <EmptyState
          title={t('noSettled')}
          text={t('noSettledText')}
          action={<LinkButton to={paths.orderRecord()}>{t('common:taskRecord')}</LinkButton>}
        />
      ) : (
        <Card>
          <TrendChart series={series} showsDays={showsDays} onToggle={() => setShowsDays(!showsDays)} />
        </Card>
      )}
      {series !== undefined && series.undated > 0 && (
        <Note className={styles['note']}>{t('undated', { number: series.undated, count: series.undated })}</Note>
      )}
      {series !== undefined && series.withoutReturn > 0 && (
        <Note className={styles['note']}>
          {t('untold', { number: series.withoutReturn, count: series.withoutReturn })}
        </Note>
      )}
      {series?.isPartial === true && details.isComplete && (
        <Note className={styles['note']}>{t('record:totalsPartial')}</Note>
      )}
    </>
  )
}

function TrendChart({ series, showsDays, onToggle }: { series: Series; showsDays: boolean; onToggle: () => void }) {
  const { t } = useTranslation('report')
  const daysId = useId()
  return (
    <>
      <ResultPlot series={series} />
      <button
        type="button"
        className={styles['toggle']}
        aria-expanded={showsDays}
        aria-controls={daysId}
        onClick={onToggle}
      >
        {t(showsDays ? 'hideDays' : 'showDays')}
      </button>
      <div id={daysId}>{showsDays && <DayResults key={series.from} series={series} />}</div>
    </>
  )
}

const keyOf = ({ day }: DayResult) => day
const searchTextOf = ({ day }: DayResult) => `${day} ${formatServerTime(day)}`

function DayResults({ series }: { series: Series }) {
  const { t } = useTranslation('report')
  const { days } = series
  const daysNewestFirst = useMemo(() => [...days].reverse(), [days])
  return (
    <div className={styles['days']}>
      <LongList
        name="days"
        label={t('daysName', { from: formatServerTime(series.from), to: formatServerTime(series.to) })}
        rows={daysNewestFirst}
        keyOf={keyOf}
        searchTextOf={searchTextOf}
      >
        {(result) => <ResultRow result={result} />}
      </LongList>
    </div>
  )
}

/** The sums are below the date, so that the row fits on the narrowest screen. */
function ResultRow({ result: { day, staked, returned, net } }: { result: DayResult }) {
  const { t } = useTranslation('record')
  return (
    <div className={styles['day']}>
      <span>
        <span>{formatServerTime(day)}</span>{' '}
        <Caption className={styles['sums']}>
          <DottedLine parts={t('stakedReturned', { staked: moneyText(staked), returned: moneyText(returned) })} />
        </Caption>
      </span>
      <NetAmount amount={net} />
    </div>
  )
}

/** Minimum distance of the zero mark from each end of the axis, as a fraction of the axis. */
const MIN_ZERO_MARK_DISTANCE = 0.2

function ResultPlot({ series }: { series: Series }) {
  const { t } = useTranslation('report')
  const { net, lowest, highest } = series
  const from = formatServerTime(series.from)
  const to = formatServerTime(series.to)
  const { line, area, zero } = useMemo(() => plotOf(series), [series])
  const zeroFraction = zero / PLOT_HEIGHT
  const isLevel = isZero(lowest) && isZero(highest)
  const hasZeroMark = zeroFraction > MIN_ZERO_MARK_DISTANCE && zeroFraction < 1 - MIN_ZERO_MARK_DISTANCE
  return (
    <div className={styles['plot']}>
      <svg
        className={styles['drawing']}
        viewBox={`0 0 ${PLOT_WIDTH} ${PLOT_HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('plotName', {
          from,
          to,
          net: signedMoneyText(net),
          lowest: signedMoneyText(lowest),
          highest: signedMoneyText(highest),
        })}
      >
        <path className={styles['area']} d={area} />
        <path className={styles['zero']} d={`M0 ${zero}H${PLOT_WIDTH}`} />
        <path className={styles['curve']} d={line} />
      </svg>
      <div className={styles['axis']} aria-hidden="true">
        {!isLevel && <span translate="no">{signedMoneyText(highest)}</span>}
        {hasZeroMark && (
          <span className={styles['zeroMark']} style={{ top: `${zeroFraction * 100}%` }}>
            0
          </span>
        )}
        {!isLevel && <span translate="no">{signedMoneyText(lowest)}</span>}
      </div>
      <div className={styles['dates']} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </div>
  )
}
