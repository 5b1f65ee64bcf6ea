import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reportQueries } from '@/api/report.queries'
import { paths } from '@/paths'
import { PushedScreen } from '@/shared/PushedScreen'
import { useMember } from '@/shared/use-member'
import { TopUpForm } from './TopUpForm'
import { TopUpOutcome } from './TopUpOutcome'
import { TopUpReceipts } from './TopUpReceipts'
import { useReceipts } from './use-receipts'
import { useTopUpRequest } from './use-top-up-request'

export default function TopUpScreen() {
  const { t } = useTranslation(['recharge', 'common'])
  const memberId = useMember().data?.id ?? ''
  const receipts = useReceipts(memberId)
  const isOneUnderWay = receipts.some(({ state }) => state === 'underWay')
  const topUp = useTopUpRequest(memberId, isOneUnderWay)
  // Loaded early: a lost answer is compared with the earlier total.
  const report = useQuery(reportQueries.report())
  const { state } = topUp
  const isOver = state.status === 'accepted' || state.status === 'unknown'
  return (
    <PushedScreen title={t('common:topUp')} fallback={paths.mine()}>
      {/* Hidden, not unmounted: after a lost answer the form still holds what was entered. */}
      <div hidden={isOver}>
        <TopUpForm
          failure={topUp.failure}
          isSending={state.status === 'sending'}
          receipts={receipts}
          onSubmit={topUp.submit}
        />
      </div>
      {isOver && (
        <TopUpOutcome isSent={state.status === 'accepted'} amount={state.request.amount} onToForm={topUp.toForm} />
      )}
      {receipts.length > 0 && <TopUpReceipts receipts={receipts} report={report} />}
    </PushedScreen>
  )
}
