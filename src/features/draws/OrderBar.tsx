import { useTranslation } from 'react-i18next'
import { subtract } from '@/lib/money/sums'
import { formatAmount, ZERO, type Money as Amount } from '@/lib/money/text'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { Money } from '@/ui/Money'
import styles from './Draw.module.css'

/** The foot of the draw screen: task list, what the order comes to, Submit with the reason beside it when it cannot be tapped. */
export function OrderBar({
  notes,
  total,
  balance,
  reason,
  isBusy,
  onTaskList,
  onSubmit,
}: {
  notes: number
  total: Amount | null
  balance: Amount
  /** Why Submit is disabled; null when it is not. */
  reason: string | null
  isBusy: boolean
  onTaskList: () => void
  onSubmit: () => void
}) {
  const { t } = useTranslation('reservation')
  const sum = total ?? ZERO
  return (
    <>
      <div className={styles['orderBar']}>
        <IconButton icon="list" label={t('taskList')} onClick={onTaskList} />
        <div className={styles['orderSum']}>
          <p className={styles['small']}>{t('notesTotal', { notes })}</p>
          <p className={styles['orderTotal']}>
            <Money amount={sum} />
          </p>
          <p className={`${styles['small']} num`}>
            {t('balance')} {formatAmount(balance)}
            {sum !== ZERO && ` → ${formatAmount(subtract(balance, sum))}`}
          </p>
        </div>
        <div className={styles['orderSubmit']}>
          <Button isWide isDisabled={reason !== null} isBusy={isBusy} reasonId="submit-reason" onClick={onSubmit}>
            {t('submit')}
          </Button>
        </div>
      </div>
      {reason !== null && (
        <p id="submit-reason" className={styles['reason']}>
          {reason}
        </p>
      )}
    </>
  )
}
