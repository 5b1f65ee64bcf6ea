import { useTranslation } from 'react-i18next'
import { subtract } from '@/lib/money/sums'
import { ZERO, type Money as Amount } from '@/lib/money/text'
import { Button } from '@/ui/Button'
import { FieldError } from '@/ui/form/FieldError'
import { IconButton } from '@/ui/IconButton'
import { Money, moneyText } from '@/ui/Money'
import { Note } from '@/ui/Note'
import styles from './OrderBar.module.css'

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
  reason: string | null
  isBusy: boolean
  onTaskList: () => void
  onSubmit: () => void
}) {
  const { t } = useTranslation(['reservation', 'shared'])
  const sum = total ?? ZERO
  return (
    <>
      <div className={styles['orderBar']}>
        <IconButton icon="list" label={t('taskList')} onClick={onTaskList} />
        <div className={styles['orderSum']}>
          <Note>{t('notesTotal', { notes })}</Note>
          <p className={styles['orderTotal']}>
            <Money amount={sum} />
          </p>
          <Note>
            {t('shared:balance')} {moneyText(balance)}
            {sum !== ZERO && ` → ${moneyText(subtract(balance, sum))}`}
          </Note>
        </div>
        <div className={styles['orderSubmit']}>
          <Button isWide isDisabled={reason !== null} isBusy={isBusy} reasonId="submit-reason" onClick={onSubmit}>
            {t('submit')}
          </Button>
        </div>
      </div>
      {reason !== null && (
        <div className={styles['reason']}>
          <FieldError id="submit-reason">{reason}</FieldError>
        </div>
      )}
    </>
  )
}
