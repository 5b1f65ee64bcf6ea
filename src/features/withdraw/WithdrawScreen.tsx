import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import { accountQueries } from '@/api/account.queries'
import { walletQueries } from '@/api/wallet.queries'
import { useErrorText } from '@/shared/use-error-text'
import { PushedScreen } from '@/shared/PushedScreen'
import { paths } from '@/paths'
import { sessionStore } from '@/session/store'
import { ErrorBlock } from '@/ui/ErrorBlock'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { Skeleton } from '@/ui/Skeleton'
import { RecordsLink } from './RecordsLink'
import styles from './Withdraw.module.css'
import { WithdrawForm } from './WithdrawForm'
import { limitsOf, MEMBER_POLL_MS } from './rules'

/** /withdraw: the member's figures, asked anew every 5 s while the page is visible, the platform's limits and the bound card. */
export default function WithdrawScreen() {
  const { t } = useTranslation(['withdraw', 'common'])
  const errorText = useErrorText()
  const member = useQuery({ ...accountQueries.member(), refetchInterval: MEMBER_POLL_MS })
  const card = useQuery(walletQueries.bankCard())
  const rules = useQuery(walletQueries.withdrawRules())
  const withdrawals = useQuery(walletQueries.withdrawals())
  useOfflineEnd(member.data)

  const limits = member.data === undefined || !rules.isFetched ? null : limitsOf(rules.data, member.data)
  if (member.data !== undefined && card.data !== undefined && limits !== null)
    return <WithdrawForm member={member.data} card={card.data} limits={limits} withdrawals={withdrawals.data} />

  const failed = [member, card, rules].find((query) => query.data === undefined && query.error !== null)
  return (
    <PushedScreen title={t('title')} fallback={paths.mine()} actions={<RecordsLink />}>
      {failed?.error ? (
        <ErrorBlock
          text={errorText(failed.error)}
          isRetrying={failed.isFetching}
          onRetry={() => {
            for (const query of [member, card, rules]) if (query.error !== null) void query.refetch()
          }}
        />
      ) : (
        <LoadingBlock>
          <WithdrawSkeleton />
        </LoadingBlock>
      )}
    </PushedScreen>
  )
}

/** On this page alone an explicit "not online" ends the session (original section 4, reading 50). */
function useOfflineEnd(member: Member | undefined): void {
  useEffect(() => {
    const { token } = sessionStore.get()
    if (member?.isOnline === false && token !== null) sessionStore.dispatch({ type: 'foundInactive', token })
  }, [member])
}

function WithdrawSkeleton() {
  return (
    <div className={styles['stack']}>
      <Skeleton height={168} />
      <Skeleton height={74} />
    </div>
  )
}
