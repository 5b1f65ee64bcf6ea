import type { Withdrawal } from '@/api/wallet'
import { Chip } from '@/ui/Chip'
import { Icon } from '@/ui/icons'
import { isDone } from './withdrawal-status'
import styles from './WithdrawalStatusChip.module.css'

/** Green has a tick too: colour must not be the only sign (reading 78). */
export function WithdrawalStatusChip({ withdrawal }: { withdrawal: Pick<Withdrawal, 'status' | 'statusText'> }) {
  const done = isDone(withdrawal)
  return (
    <Chip tone={done ? 'good' : 'neutral'}>
      {done && (
        <span className={styles['tick']}>
          <Icon name="check" size={14} />
        </span>
      )}
      {withdrawal.statusText === '' ? '—' : withdrawal.statusText}
    </Chip>
  )
}
