import { useTranslation } from 'react-i18next'
import type { Money } from '@/lib/money'
import { Dialog } from '@/parts/Dialog'
import { moneyText } from '@/ui/Money'
import { Facts } from './Facts'
import styles from './Withdraw.module.css'
import { allDigits, amountOf, type WithdrawLimits } from './withdraw-rules'

/** What the platform lets through at once and in a day, and what 'All' makes of it. */
export function WithdrawLimitsDialog({
  limits,
  balance,
  onClose,
}: {
  limits: WithdrawLimits
  balance: Money
  onClose: () => void
}) {
  const { t } = useTranslation('withdraw')
  const all = amountOf(allDigits(limits, balance))
  return (
    <Dialog title={t('limits')} onClose={onClose}>
      <Facts
        facts={[
          [t('limitMinimum'), moneyText(limits.minimum, 'dot')],
          [t('limitMaximum'), moneyText(limits.maximum, 'dot')],
          ...(limits.perDay === null ? [] : [[t('limitPerDay'), String(limits.perDay)] as const]),
          ...(all === null ? [] : [[t('limitAll'), moneyText(all, 'dot')] as const]),
        ]}
      />
      <p className={styles['small']}>{t('limitNote')}</p>
    </Dialog>
  )
}
