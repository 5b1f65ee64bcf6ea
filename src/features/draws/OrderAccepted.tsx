import { useTranslation } from 'react-i18next'
import { ArmedButton } from '@/ui/ArmedButton'
import { Fact, Facts } from '@/ui/Facts'
import { Lead } from '@/ui/Lead'
import { moneyText } from '@/ui/Money'
import { Warning } from '@/ui/Warning'
import type { OrderRequest } from './rules'
import type { BalanceAfter } from './use-order-request'

export function OrderAccepted({
  order,
  balanceAfter,
  onClose,
}: {
  order: OrderRequest
  balanceAfter: BalanceAfter | null
  onClose: () => void
}) {
  const { t } = useTranslation(['reservation', 'shared'])
  const changed = balanceAfter?.unexpectedChange ?? null
  return (
    <div role="status">
      <Lead>{t('confirm.done', { period: order.period })}</Lead>
      <Facts>
        <Fact name={t('shared:staked')} isStrong>
          {moneyText(order.total)}
        </Fact>
        {balanceAfter !== null && <Fact name={t('confirm.doneBalance')}>{moneyText(balanceAfter.balance)}</Fact>}
      </Facts>
      {changed !== null && (
        <Warning isAlert>
          {t('confirm.balanceDiffers', { changed: moneyText(changed), total: moneyText(order.total) })}
        </Warning>
      )}
      {/* Stands where Confirm stood: a second tap must not hide what happened. */}
      <ArmedButton isWide onClick={onClose}>
        {t('shared:done')}
      </ArmedButton>
    </div>
  )
}
