import { useTranslation } from 'react-i18next'
import type { Report } from '@/api/report'
import { unreadableIn, type Listing } from '@/api/listing'
import type { Withdrawal } from '@/api/wallet'
import { joinSentences } from '@/i18n/format'
import { sum } from '@/lib/money/sums'
import { isZero } from '@/lib/money/text'
import { withdrawalsAgree, type OrdersCheck } from '@/shared/records/report-checks'
import { isDone } from '@/shared/records/withdrawal-status'
import { moneyText } from '@/ui/Money'
import { Note } from '@/ui/Note'

/** All small print of the report: whose the figures are, and whether the lists agree with them. */
export function ReportNote({
  report,
  check,
  withdrawals,
}: {
  report: Report
  check: OrdersCheck | null
  /** Undefined where they cannot be compared. */
  withdrawals: Listing<Withdrawal> | undefined
}) {
  const { t } = useTranslation('report')
  const isNothing = [report.staked, report.won, report.toppedUp, report.withdrawn].every(isZero)
  const ofOrders = () => {
    if (check === null || (isNothing && check.agrees)) return ''
    if (check.agrees) return t('ordersAgree')
    return t('ordersDiffer', { staked: moneyText(check.staked), returned: moneyText(check.won) })
  }
  const ofWithdrawals = () => {
    if (withdrawals === undefined || unreadableIn(withdrawals) > 0) return ''
    if (withdrawalsAgree(report.withdrawn, withdrawals)) return ''
    return t('withdrawalsDiffer', { total: moneyText(sum(withdrawals.filter(isDone).map(({ amount }) => amount))) })
  }
  return <Note>{joinSentences([t(isNothing ? 'nothingYet' : 'asCounted'), ofOrders(), ofWithdrawals()])}</Note>
}
