import { useTranslation } from 'react-i18next'
import type { Report } from '@/api/report'
import type { Withdrawal } from '@/api/wallet'
import { isolated } from '@/lib/bidi'
import { sum } from '@/lib/money/sums'
import { Note } from '@/ui/Note'
import { moneyText } from '@/ui/Money'
import { sumByState, withdrawalsAgree, type OrdersCheck } from './checks'
import styles from './ReportNotes.module.css'

export function OrdersNote({ check }: { check: OrdersCheck }) {
  const { t } = useTranslation('report')
  return (
    <Note className={styles['note']}>
      {t('madeOf', { number: check.number })}{' '}
      {check.agrees
        ? t('ordersAgree')
        : t('ordersDiffer', { staked: moneyText(check.staked), won: moneyText(check.won) })}{' '}
      {t('serverDates')}
    </Note>
  )
}

export function WithdrawalsNote({ report, withdrawals }: { report: Report; withdrawals: readonly Withdrawal[] }) {
  const { t } = useTranslation('report')
  const states = sumByState(withdrawals).map(({ name, amount }) => `${isolated(name)} ${moneyText(amount)}`)
  return (
    <Note className={styles['note']}>
      {t('withdrawalsListed', { number: withdrawals.length })} {states.join(' · ')}{' '}
      {!withdrawalsAgree(report.withdrawn, withdrawals) &&
        t('withdrawalsDiffer', { total: moneyText(sum(withdrawals.map(({ amount }) => amount))) })}
    </Note>
  )
}
