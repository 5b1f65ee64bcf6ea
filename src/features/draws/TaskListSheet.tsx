import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayoutOption } from '@/api/games'
import { orderQueries } from '@/api/orders'
import { rulesOf } from '@/lib/game-rules'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { groupByDay, withKeys } from '@/domain/records/keyed-rows'
import { OrderEntry, OrderFigures } from '@/domain/records/EntryRow'
import { useSpoilerFreeQuery } from '@/domain/spoiler-guard'
import { withCurrentMemberId } from '@/kit/history'
import { LinkButton } from '@/kit/links'
import { LongList } from '@/kit/long-list/LongList'
import { useOptionNames } from '@/domain/records/use-order-line-details'
import { dayOf, fingerprintOf, type PayoutOf } from '@/domain/records/order-sums'
import { formatList } from '@/i18n/format'
import { formatServerTime } from '@/i18n/server-time'
import { paths } from '@/paths'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonRows } from '@/ui/skeleton-shapes'
import { Sheet } from '@/ui/Sheet'
import { DayTotals } from './DayTotals'

export function TaskListSheet({
  gameId,
  memberId,
  options,
  onClose,
}: {
  gameId: string
  memberId: string
  options: readonly PayoutOption[]
  onClose: () => void
}) {
  const { t } = useTranslation(['reservation', 'common'])
  const orders = useSpoilerFreeQuery(orderQueries.list())
  const nameOf = useOptionNames(rulesOf(gameId), options)
  const { data } = orders
  const days = useMemo(() => {
    const ordersOfGame = (data ?? []).filter(({ lines }) => lines.some((line) => line.gameId === gameId))
    return groupByDay(withKeys(ordersOfGame, fingerprintOf), dayOf)
  }, [data, gameId])
  const payoutOf: PayoutOf = ({ type }) => options.find((option) => option.type === type)?.payout ?? null
  const dayTotals = <DayTotals memberId={memberId} />
  return (
    <Sheet title={t('taskList')} onClose={onClose}>
      <AsyncBlock
        query={orders}
        skeleton={<SkeletonRows count={4} height={64} hasFigure isFlat />}
        isEmpty={() => days.length === 0}
        empty={
          <>
            {dayTotals}
            <EmptyState
              title={t('taskEmpty')}
              action={
                <LinkButton to={paths.orderRecord()} replace>
                  {t('common:taskRecord')}
                </LinkButton>
              }
            />
          </>
        }
      >
        {() => (
          <>
            {dayTotals}
            <LongList
              name="tasks"
              groups={days}
              keyOf={({ key }) => key}
              heading={({ key }) => <h3 className="num">{formatServerTime(key || '—')}</h3>}
              searchTextOf={({ period }) => period}
            >
              {(order) => (
                <OrderEntry
                  order={order}
                  name={formatList(order.lines.map(({ type }) => nameOf(type)))}
                  link={{
                    to: paths.orderRecord(),
                    replace: true,
                    state: withCurrentMemberId({ sheet: `o|${order.key}` }),
                  }}
                >
                  <OrderFigures order={order} details={{ payoutOf, isComplete: true }} />
                </OrderEntry>
              )}
            </LongList>
          </>
        )}
      </AsyncBlock>
    </Sheet>
  )
}
