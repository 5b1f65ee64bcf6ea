import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import { compare, subtract } from '@/lib/money/sums'
import { isZero, ZERO, type Money as Amount } from '@/lib/money/text'
import { useMark, useShownBalance } from '@/shared/held-figures'
import { OfflineNote } from '@/shared/OfflineNote'
import { Button } from '@/ui/Button'
import { FieldError } from '@/ui/form/FieldError'
import { IconButton } from '@/ui/IconButton'
import { Money, moneyText } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { Stack } from '@/ui/Stack'
import styles from './OrderBar.module.css'

export function OrderBar({
  notes,
  total,
  member,
  reason,
  isBusy,
  onTaskList,
  onSubmit,
}: {
  notes: number
  /** Null while no amount is typed that can be read. */
  total: Amount | null
  member: Member
  reason: string | null
  isBusy: boolean
  onTaskList: () => void
  onSubmit: () => void
}) {
  const { t } = useTranslation('reservation')
  const sum = total ?? ZERO
  return (
    <Stack gap={2}>
      <OfflineNote />
      <div className={styles['orderBar']}>
        <IconButton icon="list" label={t('taskList')} onClick={onTaskList} />
        <div className={styles['sum']}>
          <Note>{useWhatIsMissing(notes, total) ?? t('notesTotal', { notes })}</Note>
          <p className={styles['orderTotal']}>
            <Money amount={sum} />
          </p>
        </div>
        <div className={styles['submit']}>
          <Button isWide isDisabled={reason !== null} isBusy={isBusy} reasonId="submit-reason" onClick={onSubmit}>
            {t('submit')}
          </Button>
        </div>
        <div className={styles['balance']}>
          <BalanceLine member={member} sum={sum} />
        </div>
      </div>
      {reason !== null && <FieldError id="submit-reason">{reason}</FieldError>}
    </Stack>
  )
}

function useWhatIsMissing(notes: number, total: Amount | null): string | null {
  const { t } = useTranslation('reservation')
  if (notes === 0) return t('missingOption')
  return total === null || isZero(total) ? t('missingAmount') : null
}

/** What reckons does so with the platform's balance; one that only stands there may be held. */
function BalanceLine({ member, sum }: { member: Member; sum: Amount }) {
  const { t } = useTranslation(['reservation', 'shared'])
  const marked = useMark()
  const shown = useShownBalance(member)
  const { balance } = member
  if (balance === null || shown === null) return <Note>{t('shared:noBalance')}</Note>
  const isShort = compare(sum, balance) > 0
  if (isZero(sum)) return <Note>{marked(t('shared:balanceIs', { amount: moneyText(shown) }))}</Note>
  const text = t('shared:balanceIs', { amount: moneyText(balance) })
  if (isShort)
    return (
      <Note>
        {text} · {t('short', { amount: moneyText(subtract(sum, balance)) })}
      </Note>
    )
  return (
    <Note>
      {text} <span aria-hidden="true">→</span> <span className="visually-hidden">{t('confirm.balanceAfter')}</span>{' '}
      {moneyText(subtract(balance, sum))}
    </Note>
  )
}
