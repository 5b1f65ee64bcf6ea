import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderLine } from '@/api/orders'
import type { Money as Amount } from '@/lib/money/text'
import { netOf, returnOf, type PayoutOf } from '../records/order-sums'
import { DottedLine } from '@/ui/Facts'
import { Eyebrow } from '@/ui/text'
import { Money, moneyText } from '@/ui/Money'
import styles from './OrderLineRow.module.css'

/** The sign stands before the line's net, so that a return never looks like a gain (reading 47). */
export function OrderLineRow({
  line,
  payoutOf,
  isAlone = false,
  children,
}: {
  line: OrderLine
  payoutOf: PayoutOf
  /** Its order has no other: the amounts are the order's own, and stand above. */
  isAlone?: boolean
  children: ReactNode
}) {
  return (
    <div className={styles['line']}>
      <span className={styles['option']}>{children}</span>
      <OutcomeFigure line={line} net={isAlone ? null : netOf(line, payoutOf(line))} />
      {!isAlone && (
        <span className={styles['sums']}>
          <LineSums line={line} payoutOf={payoutOf} />
        </span>
      )}
    </div>
  )
}

/** @param net null where the word alone says it */
function OutcomeFigure({ line, net }: { line: OrderLine; net: Amount | null }) {
  const { t } = useTranslation(['record', 'shared'])
  if (line.outcome === 'pending') return <Eyebrow size="large">{t('shared:awaitsSettlement')}</Eyebrow>
  const word = t(line.outcome)
  if (net === null) return <span className={styles['net']}>{word}</span>
  return (
    <span className={styles['net']}>
      <span className="visually-hidden">{word} </span>
      <Money amount={net} isSigned />
    </span>
  )
}

function LineSums({ line, payoutOf }: { line: OrderLine; payoutOf: PayoutOf }) {
  const { t } = useTranslation(['record', 'shared'])
  const { returned, kind } = returnOf(line, payoutOf(line))
  const staked = moneyText(line.stake)
  if (line.outcome !== 'won' || returned === null) return t('line.staked', { staked })
  const sums = { staked, returned: moneyText(returned) }
  return <DottedLine parts={t(kind === 'recorded' ? 'shared:stakedRecorded' : 'shared:stakedReturned', sums)} />
}
