import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import type { Order, OrderLine } from '@/api/orders'
import { Eyebrow } from '@/ui/text'
import type { Money as Amount } from '@/lib/money/text'
import { Money, moneyText } from '@/ui/Money'
import { type PayoutOf, lineLikenessOf, netOf, returnOf } from '../records/order-sums'
import type { OrderLineDetails } from '../records/use-order-line-details'
import { withKeys } from '../records/entries'
import { DottedLine } from '@/ui/Facts'
import styles from './OrderPicks.module.css'

export const RETURN_KINDS = { gross: 'gross', net: 'netOnly', recorded: 'recordedOnly' } as const

/** What was staked on, and what each of it did. */
export function OrderPicks({
  order,
  facts,
  saysKind,
}: {
  order: Order
  facts: OrderLineDetails
  /** Whether a return includes the stake, under each of them. */
  saysKind: boolean
}) {
  const { t } = useTranslation('record')
  const { payoutOf, nameOf } = facts
  return (
    <ul className={styles['picks']}>
      {withKeys(order.lines, lineLikenessOf).map((line) => {
        const { kind } = returnOf(line, payoutOf(line))
        return (
          <li key={line.key}>
            <OrderLineRow line={line} payoutOf={payoutOf} isAlone={order.lines.length === 1}>
              <b>{nameOf(line)}</b>
            </OrderLineRow>
            {saysKind && line.outcome === 'won' && <Eyebrow>{t(RETURN_KINDS[kind])}</Eyebrow>}
          </li>
        )
      })}
    </ul>
  )
}

/** The sign stands before the line's net, so that a return never looks like a gain (reading 47). */
function OrderLineRow({
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
