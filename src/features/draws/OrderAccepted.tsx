import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PayoutOption } from '@/api/games'
import { formatList } from '@/i18n/format-list'
import { rulesOf } from '@/lib/game-rules'
import { paths } from '@/paths'
import { useOptionNames } from '@/shared/option-name'
import { ArmedButton } from '@/ui/ArmedButton'
import { Countdown } from '@/ui/Countdown'
import { Fact, Facts } from '@/ui/Facts'
import { Lead } from '@/ui/Lead'
import { moneyText } from '@/ui/Money'
import { SheetFoot } from '@/ui/SheetFoot'
import { TextButton } from '@/ui/TextButton'
import { Warning } from '@/ui/Warning'
import styles from './OrderAccepted.module.css'
import type { OrderRequest } from './rules'
import type { BalanceAfter } from './use-order-request'

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
  const nameOf = useOptionNames(rulesOf(order.gameId), options)
  const changed = balanceAfter?.unexpectedChange ?? null
  return (
    <div role="status">
      <Lead>{t('confirm.done', { period: order.period })}</Lead>
      <Facts>
        <Fact name={t('rulesOption')}>{formatList(order.types.map(nameOf))}</Fact>
        <Fact name={t('shared:staked')} isStrong>
          {moneyText(order.total)}
        </Fact>
        {order.closesAt !== null && (
          <Fact name={t('confirm.closesIn')}>
            <Countdown deadline={order.closesAt} />
          </Fact>
        )}
        {balanceAfter !== null && <Fact name={t('messages:balanceNow')}>{moneyText(balanceAfter.balance)}</Fact>}
      </Facts>
      {changed !== null && (
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
