import { useTranslation } from 'react-i18next'
import type { PayoutOption } from '@/api/games'
import { paths } from '@/paths'
import { LinkButton } from '@/shared/LinkButton'
import { DismissButton } from '@/shared/money-request/DismissButton'
import type { LostState } from '@/shared/money-request/state'
import { useLostText } from '@/shared/use-lost-text'
import { Button } from '@/ui/Button'
import { Lead } from '@/ui/Lead'
import { SheetFoot } from '@/ui/SheetFoot'
import { Warning } from '@/ui/Warning'
import type { OrderRequest } from './rules'
import { useOrderText } from './use-order-text'

export function OrderUnknown({
  state,
  options,
  onCheckAgain,
  onDismiss,
  onClose,
}: {
  state: LostState<OrderRequest>
  options: readonly PayoutOption[]
  onCheckAgain: () => void
  onDismiss: () => void
  onClose: () => void
}) {
  const { t } = useTranslation(['reservation', 'shared', 'messages'])
  const lostText = useLostText()
  const orderText = useOrderText(options)
  const { request: order } = state
  const { period } = order
  const lookUp = state.status === 'found' ? 'found' : state.lookUp
  const words = {
    checking: t('confirm.unknownChecking'),
    failed: t('confirm.unknownFailed'),
    missing: t('confirm.unknownMissing', { period }),
    unclear: t('confirm.unknownUnclear'),
    partial: t('confirm.unknownPartial'),
    found: t('confirm.unknownFound', { period }),
  } as const
  return (
    <div role="status">
      {state.status === 'unknown' && <Warning>{lostText(state.note.lostAnswer, t('confirm.unknown'))}</Warning>}
      <Lead>{orderText(order)}</Lead>
      {lookUp !== null && <Lead>{words[lookUp]}</Lead>}
      <SheetFoot>
        {state.status === 'found' ? (
          <Button isWide onClick={onClose}>
            {t('shared:done')}
          </Button>
        ) : (
          <>
            <Button isWide isBusy={lookUp === 'checking'} onClick={onCheckAgain}>
              {t('shared:checkAgain')}
            </Button>
            <LinkButton to={paths.orderRecord()} replace>
              {t('messages:see.order')}
            </LinkButton>
            <DismissButton label={t('shared:checkedMyself')} isDisabled={lookUp === 'checking'} onDismiss={onDismiss} />
          </>
        )}
      </SheetFoot>
    </div>
  )
}
