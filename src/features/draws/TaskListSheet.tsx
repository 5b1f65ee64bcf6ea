import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PayoutOption } from '@/api/games'
import type { Order } from '@/api/orders'
import { orderQueries } from '@/api/orders.queries'
import { rulesOf } from '@/lib/game-rules'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { useShownQuery } from '@/shared/held-figures'
import { forThisMember } from '@/shared/history-entry'
import { LinkButton } from '@/shared/LinkButton'
import { LongList, oneGroup } from '@/shared/long-list/LongList'
import { useOptionNames } from '@/shared/option-name'
import { likenessOf, totalsOf, type PayoutOf } from '@/shared/order-sums'
import { OrderNumbers } from '@/shared/OrderNumbers'
import { withKeys } from '@/shared/with-keys'
import { formatList } from '@/i18n/format-list'
import { paths } from '@/paths'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonRows } from '@/ui/SkeletonRows'
import { Chip } from '@/ui/Chip'
import { DottedLine } from '@/ui/DottedLine'
import { Eyebrow } from '@/ui/Eyebrow'
import { Money, moneyText } from '@/ui/Money'
import { NetAmount } from '@/ui/NetAmount'
import { Sheet } from '@/ui/Sheet'
import { PeriodRow } from './PeriodRow'
import styles from './TaskListSheet.module.css'

/** In px. */
const ROW_HEIGHT = 70

type KeyedOrder = Order & { key: string }

const isOfGame = (order: Order, gameId: string) => order.lines.some((line) => line.gameId === gameId)

export function TaskListSheet({
  gameId,
  options,
  onClose,
}: {
  gameId: string
  options: readonly PayoutOption[]
  onClose: () => void
}) {
  const { t } = useTranslation(['reservation', 'common'])
  const orders = useShownQuery(orderQueries.list())
  const nameOf = useOptionNames(rulesOf(gameId), options)
  const payoutOf: PayoutOf = ({ type }) => options.find((option) => option.type === type)?.payout ?? null
  return (
    <Sheet title={t('taskList')} onClose={onClose}>
      <AsyncBlock
        query={orders}
        skeleton={<SkeletonRows count={4} height={64} hasFigure isFlat />}
        isEmpty={(list) => !list.some((order) => isOfGame(order, gameId))}
        empty={
          <EmptyState
            title={t('taskEmpty')}
            action={
              <LinkButton to={paths.orderRecord()} replace>
                {t('common:taskRecord')}
              </LinkButton>
            }
          />
        }
      >
        {(list) => (
          <Tasks orders={list} gameId={gameId}>
            {(order) => (
              <PeriodRow as={Link} to={paths.orderRecord()} replace state={forThisMember({ sheet: `o|${order.key}` })}>
                <span className={styles['taskWhat']}>
                  <b>{formatList(order.lines.map(({ type }) => nameOf(type)))}</b>
                  <Eyebrow>{order.period}</Eyebrow>
                </span>
                <OrderNumbers order={order} />
                <Outcome order={order} payoutOf={payoutOf} />
              </PeriodRow>
            )}
          </Tasks>
        )}
      </AsyncBlock>
    </Sheet>
  )
}

function Tasks({
  orders,
  gameId,
  children,
}: {
  orders: readonly Order[]
  gameId: string
  children: (order: KeyedOrder) => ReactNode
}) {
  const groups = useMemo(
    () =>
      oneGroup(
        withKeys(
          orders.filter((order) => isOfGame(order, gameId)),
          likenessOf,
        ),
      ),
    [orders, gameId],
  )
  return (
    <LongList name="tasks" groups={groups} keyOf={({ key }) => key} textOf={({ period }) => period} guess={ROW_HEIGHT}>
      {children}
    </LongList>
  )
}

/** What was staked and, once the order is settled, what came back of it. */
function Outcome({ order, payoutOf }: { order: Order; payoutOf: PayoutOf }) {
  const { t } = useTranslation('shared')
  if (!order.isSettled)
    return (
      <span className={styles['outcome']}>
        <Money amount={order.total} />
        {order.statusText !== '' && <Chip>{order.statusText}</Chip>}
      </span>
    )
  const { returned, net, isPartial } = totalsOf([order], payoutOf)
  const sums = { staked: moneyText(order.total), returned: moneyText(returned) }
  return (
    <span className={styles['outcome']}>
      {!isPartial && <NetAmount amount={net} />}
      <Eyebrow>
        <DottedLine parts={t(isPartial ? 'stakedRecorded' : 'stakedReturned', sums)} />
      </Eyebrow>
    </span>
  )
}
