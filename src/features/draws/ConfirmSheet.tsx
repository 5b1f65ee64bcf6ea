import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import type { Game, PayoutOption } from '@/api/games'
import { LostRequestSheet } from '@/shared/money-request/LostRequestSheet'
import { useRequestText } from '@/shared/money-request/use-message-text'
import { Sheet } from '@/ui/Sheet'
import { OrderAccepted } from './OrderAccepted'
import { OrderReview } from './OrderReview'
import { useOrderText } from './use-order-text'
import type { useOrderRequest } from './use-order-request'

export function ConfirmSheet({
  order,
  game,
  member,
  options,
  onClose,
}: {
  order: Pick<
    ReturnType<typeof useOrderRequest>,
    'state' | 'balanceAfter' | 'isLocked' | 'confirm' | 'moveToOpenPeriod' | 'checkAgain' | 'dismiss' | 'close'
  >
  game: Game
  member: Member
  options: readonly PayoutOption[]
  onClose: () => void
}) {
  const { t } = useTranslation(['reservation', 'messages'])
  const requestText = useRequestText()
  const orderText = useOrderText(options)
  const { state } = order
  const close = () => {
    onClose()
    order.close()
  }
  const dismiss = () => {
    onClose()
    order.dismiss()
  }
  switch (state.status) {
    case 'idle':
      return null
    case 'review':
    case 'refused':
    case 'sending':
      return (
        <Sheet
          title={orderText(state.request)}
          name={t('confirm.title')}
          isHeld={state.status === 'sending'}
          onClose={close}
        >
          <OrderReview
            state={state}
            game={game}
            member={member}
            options={options}
            isLocked={order.isLocked}
            onConfirm={() => order.confirm(state.request)}
            onMoveToOpenPeriod={() => order.moveToOpenPeriod(state.request)}
            onClose={close}
          />
        </Sheet>
      )
    case 'accepted':
      return (
        <Sheet title={t('messages:order.accepted.title')} onClose={close}>
          <OrderAccepted
            order={state.request}
            game={game}
            options={options}
            balanceAfter={order.balanceAfter}
            onClose={close}
          />
        </Sheet>
      )
    case 'unknown':
    case 'found':
      return (
        <LostRequestSheet
          state={state}
          what={requestText(state.request)}
          lead={orderText(state.request)}
          onCheckAgain={order.checkAgain}
          onDismiss={dismiss}
          onClose={close}
        />
      )
  }
}
