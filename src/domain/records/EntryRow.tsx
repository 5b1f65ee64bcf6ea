import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type LinkProps } from 'react-router-dom'
import type { Order } from '@/api/orders'
import type { Withdrawal } from '@/api/wallet'
import { formatServerMinute } from '@/i18n/server-time'
import { dayOfTime, wallTime } from '@/lib/server-day'
import { shorten } from '@/lib/text'
import { EntryText, Caption } from '@/ui/text'
import { Figure, moneyText, NetAmount, signedMoneyText } from '@/ui/Money'
import { ShortPeriodId } from '@/ui/Note'
import { PeriodId } from '@/ui/PeriodId'
import { Row } from '@/ui/Row'
import { DrawnNumbers } from '@/ui/DrawnNumbers'
import { Icon } from '@/ui/icons'
import { isReturnUnreadable, placedAtOf, totalsOf } from './order-sums'
import type { OrderLineDetails } from './use-order-line-details'
import { isOpen, isPaid, reviewTimeOf, toDebit } from './withdrawals'
import styles from './EntryRow.module.css'

/** The action of a tap on the row: calls `onOpen`, or follows `link`. */
type TapAction = { onOpen: () => void } | { link: Pick<LinkProps, 'to' | 'replace' | 'state'> }

export function OrderEntry({
  order,
  name = order.gameName,
  picks = '',
  note,
  children,
  ...tapAction
}: TapAction & {
  order: Order
  /** The title of the row; by default the game's name. */
  name?: string
  /** The names of the picks; '' if the title has them, or if the record does not list them. */
  picks?: string
  note?: ReactNode
  children: ReactNode
}) {
  const placedAt = placedAtOf(order)
  const dayPrefix = `${dayOfTime(placedAt).replaceAll('-', '')}-`
  return (
    <EntryRow
      name={
        <span>
          <b>{`${name} `}</b>
          <Caption>
            {order.period.startsWith(dayPrefix) ? <ShortPeriodId id={order.period} /> : <PeriodId id={order.period} />}
          </Caption>
          {picks !== '' && (
            <>
              {' '}
              <Caption>{`· ${picks}`}</Caption>
            </>
          )}
        </span>
      }
      at={placedAt}
      state={<OrderNumbers order={order} />}
      note={note}
      {...tapAction}
    >
      {children}
    </EntryRow>
  )
}

export function OrderFigures({
  order,
  details: { payoutOf, isComplete },
}: {
  order: Order
  details: Pick<OrderLineDetails, 'payoutOf' | 'isComplete'>
}) {
  const { t } = useTranslation(['record', 'shared'])
  const { returned, net, isPartial, isReturnMissing } = totalsOf([order], payoutOf)
  return (
    <>
      {!order.isSettled && <span>{t('awaitsSettlement')}</span>}
      {order.isSettled && !isPartial && <NetAmount amount={net} />}
      {order.isSettled && isPartial && !isReturnMissing && isComplete && (
        <Caption>{t('returnRecorded', { amount: moneyText(returned) })}</Caption>
      )}
      {isReturnUnreadable(order) && <Caption>{t('resettled.why.unreadReturn')}</Caption>}{' '}
      <span className={styles['stake']}>{t('stakedAmount', { amount: moneyText(order.total) })}</span>
    </>
  )
}

/**
 * A paid withdrawal is green and has a tick, because colour must not be the only sign. Every amount
 * has a minus, because a withdrawal takes it from the wallet (reading 78).
 */
export function WithdrawalEntry({
  withdrawal,
  isAmongOrders,
  onOpen,
}: {
  withdrawal: Withdrawal
  /** True if the list also has orders: the title is then "Withdrawal", otherwise the outcome. */
  isAmongOrders: boolean
  onOpen: () => void
}) {
  const { t } = useTranslation('report')
  const { amount, submittedAt, statusText, description } = withdrawal
  const hasBeenPaid = isPaid(withdrawal)
  const outcome = (
    <span className={clsx(hasBeenPaid && styles['good'], isOpen(withdrawal) && styles['open'])}>
      {hasBeenPaid && <Icon name="check" size={14} />}
      <span>{statusText === '' ? '—' : statusText}</span>
    </span>
  )
  return (
    <EntryRow
      name={<b>{isAmongOrders ? t('withdrawal') : outcome}</b>}
      at={submittedAt}
      until={reviewTimeOf(withdrawal)}
      state={isAmongOrders ? <Caption>{outcome}</Caption> : undefined}
      about={description}
      onOpen={onOpen}
    >
      {hasBeenPaid || isOpen(withdrawal) ? (
        <NetAmount amount={toDebit(amount)} />
      ) : (
        <Caption size="large">
          <Figure>{signedMoneyText(toDebit(amount))}</Figure>
        </Caption>
      )}
    </EntryRow>
  )
}

/** Maximum number of characters of a description in a row: about two lines on a narrow phone. */
const MAX_DESCRIPTION_LENGTH = 60

/** A row in a list of one day. Shows the time without the date. */
function EntryRow({
  name,
  at,
  until = '',
  state,
  about = '',
  note,
  children,
  ...tapAction
}: TapAction & {
  name: ReactNode
  at: string
  /** When the withdrawal was reviewed; '' if unknown. */
  until?: string
  state: ReactNode
  /** The platform's description. Shortened in the row, whole in the sheet that the row opens. */
  about?: string
  note?: ReactNode
  children: ReactNode
}) {
  const startTime = hoursAndMinutesOf(at)
  const rowContent = (
    <>
      <EntryText>
        {name}{' '}
        <span className={styles['state']}>
          {/* The times have no seconds here; the sheet of the row shows the seconds, too. */}
          <Caption>
            {startTime === '' || until === '' ? startTime : `${startTime} → ${formatEndTime(at, until)}`}
          </Caption>
          {state !== undefined && <> {state}</>}
          {about !== '' && (
            <>
              {' '}
              <Caption>{shorten(about, MAX_DESCRIPTION_LENGTH)}</Caption>
            </>
          )}
        </span>
        {note !== undefined && <> {note}</>}
      </EntryText>{' '}
      <span className={styles['amounts']}>{children}</span>
    </>
  )
  if ('link' in tapAction)
    return (
      <Row as={Link} className={styles['entry']} {...tapAction.link}>
        {rowContent}
      </Row>
    )
  return (
    <Row as="button" className={styles['entry']} onClick={tapAction.onOpen}>
      {rowContent}
    </Row>
  )
}

const hoursAndMinutesOf = (time: string) => wallTime(time).slice(10, 16).trim()

/** Includes the date if `end` is on another day than `start`. */
function formatEndTime(start: string, end: string): string {
  return dayOfTime(start) === dayOfTime(end) ? hoursAndMinutesOf(end) : formatServerMinute(end)
}

/** Shows no numbers for an unsettled order, even if the platform has sent numbers. */
export function OrderNumbers({ order, undrawn = '* * *' }: { order: Order; undrawn?: string }) {
  const { t } = useTranslation('reservation')
  if (!order.isSettled) return <Caption>{undrawn}</Caption>
  if (order.numbers === null) return <Caption>{t('noResult')}</Caption>
  return <DrawnNumbers numbers={order.numbers} size="small" />
}
