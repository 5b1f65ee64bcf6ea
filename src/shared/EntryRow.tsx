import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import type { Withdrawal } from '@/api/wallet'
import { Chip } from '@/ui/Chip'
import { Eyebrow } from '@/ui/Eyebrow'
import { EntryText } from '@/ui/EntryText'
import { Row } from '@/ui/Row'
import styles from './EntryRow.module.css'
import { placedAtOf } from './order-sums'
import { WithdrawalStatusChip } from './WithdrawalStatusChip'

/** An order with one of its figures, which opens its receipt. Needs the section `record`. */
export function OrderEntry({ order, onOpen, children }: { order: Order; onOpen: () => void; children: ReactNode }) {
  const { t } = useTranslation('record')
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
      state={<Chip>{order.statusText === '' ? t(order.isSettled ? 'settled' : 'pending') : order.statusText}</Chip>}
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
  onOpen,
  children,
}: {
  name: ReactNode
  at: string
  state: ReactNode
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
      </EntryText>{' '}
      <span className={styles['amounts']}>{children}</span>
    </Row>
  )
}
