import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import { compare, subtract } from '@/lib/money/sums'
import { isZero, type Money as Amount } from '@/lib/money/text'
import { useSpoilerFreeBalance, useWithSpoilerFreeMark } from '@/domain/spoiler-guard'
import { Button, IconButton } from '@/ui/Button'
import { Caption } from '@/ui/text'
import { moneyText } from '@/ui/Money'
import { ORDER_FORM } from './OrderFields'
import styles from './draws.module.css'

export function OrderBar({
  pickCount,
  total,
  member,
  reason,
  isBusy,
  onTaskList,
}: {
  pickCount: number
  /** Null while no readable amount is typed. */
  total: Amount | null
  member: Member
  /** Why no order can be placed, for screen readers: a notice on the screen shows it. */
  reason: string | null
  isBusy: boolean
  onTaskList: () => void
}) {
  const { t } = useTranslation('reservation')
  const sum = total === null || isZero(total) ? null : total
  const next = pickCount === 0 ? t('missingOption') : sum === null ? t('missingAmount') : null
  const missing = reason === null ? next : null
  const label = reason !== null || sum === null ? t('submit') : `${t('submit')} · ${moneyText(sum)}`
  return (
    <div className={styles['orderBar']}>
      <IconButton icon="list" label={t('taskList')} onClick={onTaskList} />
      <Balance member={member} total={total} />
      <div className={styles['submit']}>
        <Button
          className={styles['next']}
          type="submit"
          form={ORDER_FORM}
          isWide
          isDisabled={reason !== null}
          isBusy={isBusy}
          reasonId="submit-reason"
        >
          {missing === null ? (
            label
          ) : (
            <>
              <span className="visually-hidden">{t('submit')}</span> <span>{missing}</span>
            </>
          )}
        </Button>
      </div>
      {reason !== null && (
        <p id="submit-reason" hidden>
          {reason}
        </p>
      )}
    </div>
  )
}

/** Calculations use the live balance; the figure that is only shown may be frozen. */
function Balance({ member: { balance }, member, total }: { member: Member; total: Amount | null }) {
  const { t } = useTranslation(['reservation', 'shared'])
  const withMark = useWithSpoilerFreeMark()
  const shown = useSpoilerFreeBalance(member)
  if (balance === null || shown === null)
    return <Caption className={styles['balance']}>{t('shared:noBalance')}</Caption>
  const isShort = total !== null && compare(total, balance) > 0
  return (
    <p className={styles['balance']}>
      <Caption>
        {isShort ? t('short', { amount: moneyText(subtract(total, balance)) }) : withMark(t('shared:balance'))}
      </Caption>{' '}
      <b translate="no">{moneyText(isShort ? balance : shown)}</b>
    </p>
  )
}
