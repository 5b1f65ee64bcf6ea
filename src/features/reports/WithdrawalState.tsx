import type { Withdrawal } from '@/api/wallet'
import { Chip } from '@/ui/Chip'
import { Icon } from '@/ui/icons'
import { isGood } from './checks'
import styles from './WithdrawalState.module.css'

/** The platform's own word for a state; good ones green and with a mark (reading 78), no guess about the others. */
export function WithdrawalState({ withdrawal }: { withdrawal: Withdrawal }) {
  const { statusText, status } = withdrawal
  const words = statusText === '' ? String(status) : statusText
  if (!isGood(withdrawal)) return <Chip>{words}</Chip>
  return (
    <Chip tone="good">
      <span className={styles['good']}>
        <Icon name="check" size={14} /> {words}
      </span>
    </Chip>
  )
}
