import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reportQueries } from '@/api/wallet'
import { paths } from '@/paths'
import { FootStack, StorageWarning, UnreadableRequestsNotice } from '@/domain/money-request/request-notices'
import PaymentWarning from '@/domain/help/PaymentWarning'
import { PushedScreen } from '@/kit/PushedScreen'
import { RowLink } from '@/kit/links'
import { useMember, useSessionMemberId } from '@/domain/member/member'
import { Button } from '@/ui/Button'
import { FormError } from '@/ui/fields'
import { moneyText } from '@/ui/Money'
import { Stack } from '@/ui/layout'
import { ScreenFooter } from '@/ui/Screen'
import { ClosedCard } from './ClosedCard'
import { LimitQuestion, SentCard, TopUpReceipts, UnknownCard } from './TopUpSent'
import { TOP_UP_FORM_ID, TopUpForm } from './TopUpForm'
import { useTopUpForm, useTopUpRequest } from './use-top-up'
import { useReceipts } from '@/domain/money-request/receipts'
import { breakEndAt } from '@/domain/limits/limit'
import { useOwnLimits } from '@/domain/limits/use-own-limits'

export default function TopUpScreen() {
  const { t } = useTranslation(['recharge', 'common', 'shared'])
  const memberId = useMember().data?.id ?? ''
  const receipts = useReceipts(memberId)
  const topUpRequest = useTopUpRequest(memberId)
  // The member's report is loaded before a top-up is sent. If the answer to the top-up is lost, the
  // report's total of top-ups is compared with a newer total.
  const report = useQuery(reportQueries.report())
  const form = useTopUpForm()
  const { state, failure } = topUpRequest
  const isRequestOver = state.status === 'accepted' || state.status === 'unknown'
  const { own, now } = useOwnLimits(useSessionMemberId() ?? '')
  const breakUntil = breakEndAt(own.breakUntil, now)
  // A request that is under way when a break begins may finish.
  const isClosed = breakUntil !== null && state.status !== 'sending'
  return (
    <PushedScreen title={t('common:topUp')} fallback={paths.mine()}>
      {/* The form is hidden, not unmounted, so it still has its values after a lost answer. */}
      <div hidden={isRequestOver}>
        <Stack gap={6} className="narrow">
          <UnreadableRequestsNotice memberId={memberId} kind="topUp" />
          {isClosed ? <ClosedCard until={breakUntil} amount={form.amount} /> : <StorageWarning />}
          <div hidden={isClosed}>
            <TopUpForm form={form} receipts={receipts} onSubmit={topUpRequest.submit} />
          </div>
          <div>
            <RowLink to={paths.limits()} label={t('shared:limits')} />
            {!isRequestOver && <TopUpReceipts receipts={receipts} report={report} />}
          </div>
        </Stack>
      </div>
      {!isRequestOver && !isClosed && (
        <ScreenFooter>
          <FootStack>
            <FormError>{failure}</FormError>
            <PaymentWarning />
            <Button type="submit" form={TOP_UP_FORM_ID} isWide isBusy={state.status === 'sending'}>
              {form.amount === null ? t('sendForReview') : t('send', { amount: moneyText(form.amount) })}
            </Button>
          </FootStack>
        </ScreenFooter>
      )}
      {state.status === 'accepted' && (
        <>
          <SentCard request={state.request} receipts={receipts} report={report} />
          <LimitQuestion memberId={memberId} />
        </>
      )}
      {state.status === 'unknown' && (
        <UnknownCard request={state.request} report={report} onDismiss={topUpRequest.dismiss} />
      )}
    </PushedScreen>
  )
}
