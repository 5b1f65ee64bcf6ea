import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import { compare, subtract } from '@/lib/money/sums'
import { isZero, type Money as Amount } from '@/lib/money/text'
import { useBeforeRoundText, useSpoilerFreeBalance } from '@/domain/spoiler-guard'
import { Button, IconButton } from '@/ui/Button'
import { Caption } from '@/ui/text'
import { moneyText } from '@/ui/Money'
import { ORDER_FORM_ID } from './OrderFields'
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
  /** The stake on all picks; null while the amount field has no readable amount. */
  total: Amount | null
  member: Member
  /**
   * The reason why no order can be placed; null if one can. Only screen readers get it here,
   * because a notice shows it on the screen.
   */
  reason: string | null
  isBusy: boolean
  onTaskList: () => void
}) {
  const { t } = useTranslation('reservation')
  const stakedSum = total === null || isZero(total) ? null : total
  const nextStepText = pickCount === 0 ? t('missingOption') : stakedSum === null ? t('missingAmount') : null
  const missingInputText = reason === null ? nextStepText : null
  const label = reason !== null || stakedSum === null ? t('submit') : `${t('submit')} · ${moneyText(stakedSum)}`
  return (
    <div className={styles['orderBar']}>
      <IconButton icon="list" label={t('taskList')} onClick={onTaskList} />
      <Balance member={member} total={total} />
      <div className={styles['submit']}>
        <Button
          className={styles['next']}
          type="submit"
          form={ORDER_FORM_ID}
          tone={missingInputText === null ? 'primary' : 'quiet'}
          isWide
          isDisabled={reason !== null}
          isBusy={isBusy}
          reasonId="submit-reason"
        >
          {missingInputText === null ? (
            label
          ) : (
            <>
              <span className="visually-hidden">{t('submit')}</span> <span>{missingInputText}</span>
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

/**
 * Shows by how much the current balance falls short of the total. A sufficient balance is shown
 * instead; while a round is drawn, it is the balance from before that round.
 */
function Balance({ member: { balance }, member, total }: { member: Member; total: Amount | null }) {
  const { t } = useTranslation(['reservation', 'shared'])
  const beforeRoundText = useBeforeRoundText()
  const shownBalance = useSpoilerFreeBalance(member)
  if (balance === null || shownBalance === null)
    return <Caption className={styles['balance']}>{t('shared:noBalance')}</Caption>
  const isBalanceTooLow = total !== null && compare(total, balance) > 0
  return (
    <p className={styles['balance']}>
      <Caption>
        {isBalanceTooLow ? t('short', { amount: moneyText(subtract(total, balance)) }) : t('shared:balance')}
      </Caption>{' '}
      {/* The row of the member's round says it in sight, so that the bar keeps its height. */}
      {!isBalanceTooLow && beforeRoundText !== '' && <span className="visually-hidden">{`${beforeRoundText} `}</span>}
      <b translate="no">{moneyText(isBalanceTooLow ? balance : shownBalance)}</b>
    </p>
  )
}
