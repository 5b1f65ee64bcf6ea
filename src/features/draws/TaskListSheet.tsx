import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PayoutOption } from '@/api/games'
import type { Order } from '@/api/orders'
import { orderQueries } from '@/api/orders.queries'
import { rulesOf } from '@/lib/game-rules'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { useOptionNames } from '@/shared/option-name'
import { likenessOf } from '@/shared/order-sums'
import { OrderNumbers } from '@/shared/OrderNumbers'
import { withKeys } from '@/shared/with-keys'
import { formatList } from '@/i18n/format-list'
import { paths } from '@/paths'
import { EmptyState } from '@/ui/EmptyState'
import { Skeleton } from '@/ui/Skeleton'
import { Chip } from '@/ui/Chip'
import { Eyebrow } from '@/ui/Eyebrow'
import { Money } from '@/ui/Money'
import { Sheet } from '@/ui/Sheet'
import { PeriodRow } from './PeriodRow'
import styles from './TaskListSheet.module.css'

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
  const orders = useQuery(orderQueries.list())
  const nameOf = useOptionNames(rulesOf(gameId), options)
  const isOfGame = (order: Order) => order.lines.some((line) => line.gameId === gameId)
  return (
    <Sheet title={t('taskList')} onClose={onClose}>
      <AsyncBlock
        query={orders}
        skeleton={<Skeleton height={200} />}
        isEmpty={(list) => !list.some(isOfGame)}
        empty={<EmptyState title={t('taskEmpty')} text={t('taskEmptyText')} />}
      >
        {(list) => (
          <ul>
            {withKeys(list.filter(isOfGame), likenessOf).map((order) => (
              <li key={order.key}>
                <PeriodRow as={Link} to={paths.orderRecord()} replace>
                  <span className={styles['taskWhat']}>
                    <b>{formatList(order.lines.map(({ type }) => nameOf(type)))}</b>
                    <Eyebrow>{order.period}</Eyebrow>
                  </span>
                  <OrderNumbers order={order} />
                  <Money amount={order.total} />
                  {order.statusText !== '' && <Chip>{order.statusText}</Chip>}
                </PeriodRow>
              </li>
            ))}
          </ul>
        )}
      </AsyncBlock>
    </Sheet>
  )
}
