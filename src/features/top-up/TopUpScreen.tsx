import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reportQueries } from '@/api/report.queries'
import { paths } from '@/paths'
import { PushedScreen } from '@/shared/PushedScreen'
import { TopUpForm } from './TopUpForm'
import { TopUpOutcome } from './TopUpOutcome'
import { TopUpReceipts } from './TopUpReceipts'
import { useTopUpRequest } from './use-top-up-request'

export default function TopUpScreen() {
  const { t } = useTranslation('recharge')
  const topUp = useTopUpRequest()
  // Loaded early: a lost answer is compared with the earlier total.
  const report = useQuery(reportQueries.report())
  const { state } = topUp
  const isOver = state.status === 'accepted' || state.status === 'unknown'
  return (
    <PushedScreen title={t('title')} fallback={paths.mine()}>
      {/* Hidden, not unmounted: after a lost answer the form still holds what was entered. */}
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
