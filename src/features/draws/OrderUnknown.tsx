import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { LinkButton } from '@/shared/LinkButton'
import { DismissButton } from '@/shared/money-request/DismissButton'
import type { LookUp } from '@/shared/money-request/state'
import { Button } from '@/ui/Button'
import { Fact, Facts } from '@/ui/Facts'
import { Lead } from '@/ui/Lead'
import { moneyText } from '@/ui/Money'
import { Stack } from '@/ui/Stack'
import { Warning } from '@/ui/Warning'
import type { OrderRequest } from './rules'

export function OrderUnknown({
  order,
  lookUp,
  onCheckAgain,
  onDismiss,
  onClose,
}: {
  order: OrderRequest
  lookUp: LookUp | 'found' | null
  onCheckAgain: () => void
  onDismiss: () => void
  onClose: () => void
}) {
  const { t } = useTranslation(['reservation', 'shared', 'messages'])
  const { period } = order
  const words = {
    checking: t('confirm.unknownChecking'),
    failed: t('confirm.unknownFailed'),
    missing: t('confirm.unknownMissing', { period }),
    unclear: t('confirm.unknownUnclear'),
    partial: t('confirm.unknownPartial'),
    found: t('confirm.unknownFound', { period }),
  } as const
  const isFound = lookUp === 'found'
  return (
    <div role="status">
      {!isFound && <Warning>{t('confirm.unknown')}</Warning>}
      <Facts>
        <Fact name={t('period')}>{period}</Fact>
        <Fact name={t('confirm.notes')}>{order.types.length}</Fact>
        <Fact name={t('confirm.perNote')}>{moneyText(order.perNote)}</Fact>
      </Facts>
      {lookUp !== null && <Lead>{words[lookUp]}</Lead>}
      {isFound ? (
        <Button isWide onClick={onClose}>
          {t('shared:done')}
        </Button>
      ) : (
        <Stack gap={3}>
          <Button isWide isBusy={lookUp === 'checking'} onClick={onCheckAgain}>
            {t('shared:checkAgain')}
          </Button>
          <LinkButton to={paths.orderRecord()} replace>
            {t('messages:see.order')}
          </LinkButton>
          <DismissButton label={t('shared:checkedMyself')} isDisabled={lookUp === 'checking'} onDismiss={onDismiss} />
        </Stack>
      )}
    </div>
  )
}
