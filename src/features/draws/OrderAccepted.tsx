import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game, PayoutOption } from '@/api/games'
import { useHeldFigures } from '@/shared/money-request/held-figures'
import { ArmedButton } from '@/ui/ArmedButton'
import { Fact, Facts } from '@/ui/Facts'
import { Lead, Warning, WholePeriods } from '@/ui/Note'
import { moneyText } from '@/ui/Money'
import { SheetFoot } from '@/ui/Sheet'
import { shrinkInto } from '@/ui/motion'
import { useSlot } from '@/ui/slot'
import type { OrderRequest } from './rules'
import type { BalanceAfter } from './use-order-request'
import { useOrderText } from './use-order-text'

/** The round's slip has the rest, and leads to the task record. */
export function OrderAccepted({
  order,
  game,
  options,
  balanceAfter,
  onClose,
}: {
  order: OrderRequest
  game: Game
  options: readonly PayoutOption[]
  balanceAfter: BalanceAfter | null
  onClose: () => void
}) {
  const { t } = useTranslation(['reservation', 'messages', 'shared'])
  const orderText = useOrderText(options)
  const changed = balanceAfter?.unexpectedChange ?? null
  // While a round is drawn, the present balance would give it away.
  const { period } = useHeldFigures()
  const slips = useSlot()
  const content = useRef<HTMLDivElement>(null)
  return (
    <div role="status" ref={content}>
      <Lead>{orderText(order)}</Lead>
      <Facts>
        <Fact name={t('period')}>
          {order.gameId !== game.id && `${order.gameName} `}
          <WholePeriods text={order.period} />
        </Fact>
        {balanceAfter !== null && period === null && (
          <Fact name={t('messages:balanceNow')}>{moneyText(balanceAfter.balance)}</Fact>
        )}
      </Facts>
      {changed !== null && period === null && (
        <Warning isAlert>
          {t('confirm.balanceDiffers', { changed: moneyText(changed), total: moneyText(order.total) })}
        </Warning>
      )}
      {/* Stands where Confirm stood: a second tap must not hide what happened. */}
      <SheetFoot>
        <ArmedButton isWide onClick={() => shrinkInto(slips, content.current?.closest('[role=dialog]'), onClose)}>
          {t('shared:done')}
        </ArmedButton>
      </SheetFoot>
    </div>
  )
}
