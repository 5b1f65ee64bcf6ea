import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import type { Withdrawal } from '@/api/wallet'
import { Eyebrow } from '@/ui/Eyebrow'
import { EntryText } from '@/ui/EntryText'
import { Row } from '@/ui/Row'
import styles from './EntryRow.module.css'
import { OrderNumbers } from './OrderNumbers'
import { placedAtOf } from './order-sums'
import { WithdrawalStatusChip } from './WithdrawalStatusChip'

/** An order with one of its figures, which opens its receipt. Needs the section `reservation`. */
export function OrderEntry({
  order,
  note,
  onOpen,
  children,
}: {
  order: Order
  /** What is wrong with it. */
  note?: ReactNode
  onOpen: () => void
  children: ReactNode
}) {
  return (
    <EntryRow
      name={
        <span>
          <b>{`${order.gameName} `}</b>
          <Eyebrow>
            <span className="num">{order.period}</span>
          </Eyebrow>
        </span>
      }
      at={placedAtOf(order)}
      state={<OrderNumbers order={order} />}
      note={note}
      onOpen={onOpen}
    >
      {children}
    </EntryRow>
  )
}

/** A withdrawal, which opens what is recorded of it. Needs the section `report`. */
export function WithdrawalEntry({
  withdrawal,
  onOpen,
  children,
}: {
  withdrawal: Withdrawal
  onOpen: () => void
  children: ReactNode
}) {
  const { t } = useTranslation('report')
  return (
    <EntryRow
      name={<b>{t('withdrawal')}</b>}
      at={withdrawal.submittedAt}
      state={<WithdrawalStatusChip withdrawal={withdrawal} />}
      onOpen={onOpen}
    >
      {children}
    </EntryRow>
  )
}

/** It stands below its day: of the time, the clock alone is said. */
function EntryRow({
  name,
  at,
  state,
  note,
  onOpen,
  children,
}: {
  name: ReactNode
  at: string
  state: ReactNode
  note?: ReactNode
  onOpen: () => void
  children: ReactNode
}) {
  return (
    <Row as="button" className={styles['entry']} onClick={onOpen}>
      <EntryText>
        {name}{' '}
        <span className={styles['state']}>
          <Eyebrow>{at.slice(10).trim()}</Eyebrow> {state}
        </span>
        {note !== undefined && <> {note}</>}
      </EntryText>{' '}
      <span className={styles['amounts']}>{children}</span>
    </Row>
  )
}
