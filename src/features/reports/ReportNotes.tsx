import { useTranslation } from 'react-i18next'
import type { Report } from '@/api/report'
import { unreadableIn, type Listing } from '@/api/listing'
import type { Withdrawal } from '@/api/wallet'
import { joinSentences } from '@/i18n/join-sentences'
import { sum } from '@/lib/money/sums'
import { Note } from '@/ui/Note'
import { moneyText } from '@/ui/Money'
import { isDone } from '@/shared/withdrawal-status'
import { withdrawalsAgree, type OrdersCheck } from '@/shared/report-checks'
import styles from './ReportNotes.module.css'

export function OrdersNote({ check }: { check: OrdersCheck }) {
  const { t } = useTranslation('report')
  return (
    <Note className={styles['note']}>
      {joinSentences([
        t('madeOf', { number: check.number }),
        check.agrees
          ? t('ordersAgree')
          : t('ordersDiffer', { staked: moneyText(check.staked), returned: moneyText(check.won) }),
      ])}
    </Note>
  )
}

export function WithdrawalsNote({ report, withdrawals }: { report: Report; withdrawals: Listing<Withdrawal> }) {
  const { t } = useTranslation('report')
  const total = sum(withdrawals.filter(isDone).map(({ amount }) => amount))
  const differs = unreadableIn(withdrawals) === 0 && !withdrawalsAgree(report.withdrawn, withdrawals)
  return (
    <Note className={styles['note']}>
      {joinSentences([
        withdrawals.length === 0 ? t('noWithdrawalsListed') : t('withdrawalsListed', { number: withdrawals.length }),
        differs ? t('withdrawalsDiffer', { total: moneyText(total) }) : '',
      ])}
    </Note>
  )
}
