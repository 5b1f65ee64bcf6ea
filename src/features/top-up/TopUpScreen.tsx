import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reportQueries } from '@/api/report.queries'
import { paths } from '@/paths'
import { PushedScreen } from '@/shared/PushedScreen'
import { TopUpForm } from './TopUpForm'
import { TopUpOutcome } from './TopUpOutcome'
import { TopUpReceipts } from './TopUpReceipts'
import { useTopUpRequest } from './use-top-up-request'

/** /Recharge: amount, method, one voucher; below it what was sent from this device. */
export default function TopUpScreen() {
  const { t } = useTranslation('recharge')
  const topUp = useTopUpRequest()
  // Asked at once: a lost answer is compared with the total from before.
  const report = useQuery(reportQueries.report())
  const { state } = topUp
  const isOver = state.status === 'accepted' || state.status === 'unknown'
  return (
    <PushedScreen title={t('title')} fallback={paths.mine()}>
      {/* Hidden, not gone: from a missing answer the member comes back to a form that has lost nothing. */}
      <div hidden={isOver}>
        <TopUpForm failure={topUp.failure} isSending={state.status === 'sending'} onSubmit={topUp.submit} />
      </div>
      {isOver && (
        <TopUpOutcome isSent={state.status === 'accepted'} amount={state.request.amount} onToForm={topUp.toForm} />
      )}
      {topUp.receipts.length > 0 && <TopUpReceipts receipts={topUp.receipts} report={report} />}
    </PushedScreen>
  )
}
