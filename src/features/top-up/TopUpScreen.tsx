import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reportQueries } from '@/api/report.queries'
import { PushedScreen } from '@/shared/PushedScreen'
import { paths } from '@/paths'
import { TopUpForm } from './TopUpForm'
import { TopUpOutcome } from './TopUpOutcome'
import { TopUpReceipts } from './TopUpReceipts'
import { useTopUp } from './use-top-up'
import { useTopUpDraft } from './use-top-up-draft'

/** /Recharge: amount, method, one voucher; beneath it what was sent from this device. */
export default function TopUpScreen() {
  const { t } = useTranslation('recharge')
  const topUp = useTopUp()
  // Held here: an answer that is missing leads back to the form with nothing lost.
  const draft = useTopUpDraft()
  // Asked at once: what the total was before is what a lost answer is compared with.
  const report = useQuery(reportQueries.report())
  return (
    <PushedScreen title={t('title')} fallback={paths.mine()}>
      {topUp.step.step === 'form' ? (
        <TopUpForm draft={draft} failure={topUp.step.failure} isSending={topUp.isSending} onSubmit={topUp.submit} />
      ) : (
        <TopUpOutcome outcome={topUp.step} onToForm={topUp.toForm} />
      )}
      {topUp.receipts.length > 0 && <TopUpReceipts receipts={topUp.receipts} report={report} />}
    </PushedScreen>
  )
}
