import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import type { Game, PayoutOption } from '@/api/games'
import { Sheet } from '@/ui/Sheet'
import { OrderAccepted } from './OrderAccepted'
import { OrderReview } from './OrderReview'
import { OrderUnknown } from './OrderUnknown'
import type { useOrderRequest } from './use-order-request'

/** Review, sending and outcome: everything about one order stays in this sheet. */
export function ConfirmSheet({
  order,
  game,
  member,
  options,
  onDismiss,
  onClose,
}: {
  order: Pick<
    ReturnType<typeof useOrderRequest>,
    'state' | 'balanceAfter' | 'isLocked' | 'confirm' | 'moveToOpenPeriod' | 'checkAgain'
  >
  game: Game
  member: Member
  options: readonly PayoutOption[]
  onDismiss: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('reservation')
  const { state } = order
  switch (state.status) {
    case 'idle':
      return null
    case 'review':
    case 'refused':
    case 'sending':
      return (
        <Sheet title={t('confirm.title')} onClose={onClose}>
          <OrderReview
            state={state}
            game={game}
            member={member}
            options={options}
            isLocked={order.isLocked}
            onConfirm={() => order.confirm(state.request)}
            onMoveToOpenPeriod={() => order.moveToOpenPeriod(state.request)}
            onClose={onClose}
          />
        </Sheet>
      )
    case 'accepted':
      return (
        <Sheet title={t('confirm.doneTitle')} onClose={onClose}>
          <OrderAccepted order={state.request} balanceAfter={order.balanceAfter} onClose={onClose} />
        </Sheet>
      )
    case 'unknown':
      return (
        <Sheet title={t('confirm.unknownTitle')} onClose={onClose}>
          <OrderUnknown
            order={state.request}
            lookUp={state.lookUp}
            onCheckAgain={order.checkAgain}
            onDismiss={onDismiss}
            onClose={onClose}
          />
        </Sheet>
      )
  }
}
