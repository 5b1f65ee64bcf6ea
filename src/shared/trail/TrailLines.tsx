import { useTranslation } from 'react-i18next'
import { formatServerTime } from '@/i18n/server-time'
import type { Money } from '@/lib/money/text'
import { Eyebrow } from '@/ui/Eyebrow'
import { moneyText, signedMoneyText } from '@/ui/Money'
import { NetAmount } from '@/ui/NetAmount'
import { Note } from '@/ui/Note'
import { SplitRow } from '@/ui/SplitRow'
import { byDay } from '../by-day'
import { OrderEntry, WithdrawalEntry } from '../EntryRow'
import { lazyPart } from '../lazy-part'
import { OrderSheet } from '../receipt/OrderSheet'
import { ShowMore, useShown } from '../ShowMore'
import type { OrderLineDetails } from '../use-order-line-details'
import { SheetsBelow, useSheetStack } from '../use-sheet-stack'
import { sumOfLines, type TrailLine } from './rules'
import styles from './TrailLines.module.css'

const WithdrawalSheet = lazyPart(() => import('../WithdrawalSheet'), { sections: ['withdraw'] })

const LINES = 50

/** The entries that a figure is the sum of, by day; each leads to all that is recorded of it. */
export function TrailLines({
  lines,
  isNet,
  facts,
}: {
  lines: readonly TrailLine[]
  isNet: boolean
  facts: OrderLineDetails
}) {
  const { t } = useTranslation(['record', 'report', 'common'])
  const sheets = useSheetStack()
  const { shown, more } = useShown(lines, LINES)
  const days = byDay(lines, ({ day }) => day)
  const opened = lines.find(({ key }) => key === sheets.current)
  if (lines.length === 0) return <Note>{t('trail.none')}</Note>
  return (
    <>
      {byDay(shown, ({ day }) => day).map(({ day, rows }) => (
        <section key={day} className={styles['day']}>
          <SplitRow align="baseline" gap="2px 12px">
            <h3 className="num">{day === '' ? t('report:noDate') : formatServerTime(day)}</h3>
            {days.length > 1 && (
              <Amount amount={sumOfLines(days.find((it) => it.day === day)?.rows ?? rows)} isNet={isNet} />
            )}
          </SplitRow>
          <ul>
            {rows.map((line) => (
              <li key={line.key}>
                <LineRow line={line} isNet={isNet} onOpen={() => sheets.open(line.key)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Eyebrow as="p">{t('common:serverTime')}</Eyebrow>
      <ShowMore {...more} />
      {opened !== undefined && (
        <SheetsBelow value={sheets.pathOf(opened.key)}>
          {opened.kind === 'order' ? (
            <OrderSheet order={opened.order} facts={facts} onClose={sheets.close} />
          ) : (
            <WithdrawalSheet withdrawal={opened.withdrawal} onClose={sheets.close} />
          )}
        </SheetsBelow>
      )}
    </>
  )
}

function LineRow({ line, isNet, onOpen }: { line: TrailLine; isNet: boolean; onOpen: () => void }) {
  const { t } = useTranslation('record')
  if (line.kind === 'withdrawal')
    return (
      <WithdrawalEntry withdrawal={line.withdrawal} onOpen={onOpen}>
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
