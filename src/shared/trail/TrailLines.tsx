import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatServerTime } from '@/i18n/format'
import type { Money } from '@/lib/money/text'
import { Eyebrow } from '@/ui/text'
import { moneyText, signedMoneyText, NetAmount } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { SplitRow } from '@/ui/layout'
import { byDay } from '../records/by-day'
import { OrderEntry, WithdrawalEntry } from '../records/EntryRow'
import { LongList, oneGroup } from '../long-list/LongList'
import type { RowGroup } from '../long-list/rules'
import { useSheets } from '../sheets/use-sheets'
import { sumOfLines, type TrailLine } from './rules'
import styles from './TrailLines.module.css'

/** In px, of a line, of a day's heading, and above it. */
const ROW_HEIGHT = 65
const DAY_HEIGHT = 22
const GAP = 14

const keyOf = ({ key }: TrailLine) => key
const textOf = (line: TrailLine) =>
  line.kind === 'order'
    ? `${line.order.gameName} ${line.order.period} ${line.day}`
    : `${moneyText(line.amount)} ${line.withdrawal.statusText} ${line.day}`

/**
 * The entries that a figure is the sum of, by day; each leads to all that is recorded of it, in
 * place of this sheet.
 */
export function TrailLines({ lines, isNet }: { lines: readonly TrailLine[]; isNet: boolean }) {
  const { t } = useTranslation(['record', 'report'])
  const sheets = useSheets<string>()
  const noDate = t('report:noDate')
  const days = useMemo(
    () =>
      byDay(lines, ({ day }) => day).map(({ day, rows }) => ({
        key: day,
        name: day === '' ? noDate : formatServerTime(day),
        rows,
      })),
    [lines, noDate],
  )
  const heading = ({ name, rows }: RowGroup<TrailLine>) => (
    <SplitRow align="baseline" gap="2px 12px" className={styles['day']}>
      <h3 className="num">{name}</h3>
      {days.length > 1 && <Amount amount={sumOfLines(rows)} isNet={isNet} />}
    </SplitRow>
  )
  const isOfWithdrawals = lines.every(({ kind }) => kind === 'withdrawal')
  if (lines.length === 0) return <Note>{t('trail.none')}</Note>
  return (
    <LongList
      name="trail"
      {...(isOfWithdrawals ? { label: t('report:withdrawals'), groups: oneGroup(lines) } : { groups: days, heading })}
      keyOf={keyOf}
      textOf={textOf}
      guess={ROW_HEIGHT}
      headingGuess={DAY_HEIGHT}
      groupGap={GAP}
    >
      {(line) => <LineRow line={line} isNet={isNet} onOpen={() => sheets.replaceWith(line.key)} />}
    </LongList>
  )
}

function LineRow({ line, isNet, onOpen }: { line: TrailLine; isNet: boolean; onOpen: () => void }) {
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
