import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PayoutOption } from '@/api/games'
import { paths } from '@/paths'
import { useHeldFigures } from '@/shared/held-figures'
import { ArmedButton } from '@/ui/ArmedButton'
import { Countdown } from '@/ui/Countdown'
import { Fact, Facts } from '@/ui/Facts'
import { Lead } from '@/ui/Lead'
import { moneyText } from '@/ui/Money'
import { SheetFoot } from '@/ui/SheetFoot'
import { TextButton } from '@/ui/TextButton'
import { Warning } from '@/ui/Warning'
import { WholePeriods } from '@/ui/WholePeriods'
import styles from './OrderAccepted.module.css'
import type { OrderRequest } from './rules'
import type { BalanceAfter } from './use-order-request'
import { useOrderText } from './use-order-text'

export function OrderAccepted({
  order,
  options,
  balanceAfter,
  onClose,
}: {
  order: OrderRequest
  options: readonly PayoutOption[]
  balanceAfter: BalanceAfter | null
  onClose: () => void
}) {
  const { t } = useTranslation(['reservation', 'messages', 'shared'])
  const orderText = useOrderText(options)
  const changed = balanceAfter?.unexpectedChange ?? null
  // While a round is drawn, the present balance would give it away.
  const { period } = useHeldFigures()
  return (
    <div role="status">
      <Lead>{orderText(order)}</Lead>
      <Facts>
        <Fact name={t('period')}>
          <WholePeriods text={order.period} />
        </Fact>
        {order.closesAt !== null && (
          <Fact name={t('confirm.closesIn')}>
            <Countdown deadline={order.closesAt} />
          </Fact>
        )}
        {balanceAfter !== null && period === null && (
          <Fact name={t('messages:balanceNow')}>{moneyText(balanceAfter.balance)}</Fact>
        )}
      </Facts>
      {changed !== null && period === null && (
        <Warning isAlert>
          {t('confirm.balanceDiffers', { changed: moneyText(changed), total: moneyText(order.total) })}
        </Warning>
      )}
      <p className={styles['record']}>
        <TextButton as={Link} to={paths.orderRecord()} replace>
          {t('messages:see.order')}
        </TextButton>
      </p>
      {/* Stands where Confirm stood: a second tap must not hide what happened. */}
      <SheetFoot>
        <ArmedButton isWide onClick={onClose}>
          {t('shared:done')}
        </ArmedButton>
      </SheetFoot>
    </div>
  )
}
