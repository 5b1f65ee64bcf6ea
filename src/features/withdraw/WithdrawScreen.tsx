import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { accountQueries } from '@/api/account'
import { ApiError } from '@/api/errors'
import { walletQueries } from '@/api/wallet'
import { AsyncBlock, StaleNotice } from '@/kit/query/AsyncBlock'
import { PushedScreen } from '@/kit/PushedScreen'
import { backoffMs } from '@/lib/periods'
import { paths } from '@/paths'
import { IconButton } from '@/ui/Button'
import { Stack } from '@/ui/layout'
import { SkeletonRows } from '@/ui/skeleton-shapes'
import { Skeleton } from '@/ui/skeletons'
import { WithdrawForm } from './WithdrawForm'
import { limitsOf, MEMBER_POLL_MS } from './rules'

/** Both errors are shown as an incomplete answer of the platform. */
const NO_LIMITS_ERROR = new ApiError('schema', 'the platform states no withdrawal limits')
const NO_BALANCE_ERROR = new ApiError('schema', 'the platform states no readable balance')

export default function WithdrawScreen() {
  const { t } = useTranslation(['withdraw', 'bank', 'shared'])
  const member = useQuery({
    ...accountQueries.member(),
    refetchInterval: ({ state }) => backoffMs(state.errorUpdatedAt - state.dataUpdatedAt, MEMBER_POLL_MS),
  })
  const card = useQuery(walletQueries.bankCard())
  const rules = useQuery(walletQueries.withdrawRules())
  const withdrawals = useQuery(walletQueries.withdrawals())
  const limits = member.data === undefined || !rules.isFetched ? undefined : limitsOf(rules.data, member.data)
  // A single failed poll is not shown, because the next poll may succeed.
  const isPollLate = member.errorUpdatedAt - member.dataUpdatedAt > 2 * MEMBER_POLL_MS
  return (
    <PushedScreen
      title={t('shared:withdraw')}
      fallback={paths.mine()}
      actions={<IconButton as={Link} to={paths.withdrawals()} icon="list" label={t('records')} />}
    >
      <AsyncBlock
        queries={{
          member,
          card,
          balance: {
            ...member,
            data: member.data?.balance ?? undefined,
            error: member.data?.balance === null ? NO_BALANCE_ERROR : null,
          },
          limits: {
            ...rules,
            data: limits ?? undefined,
            error: limits === null ? (rules.error ?? NO_LIMITS_ERROR) : null,
          },
        }}
        contentName={card.error !== null ? t('bank:bankAccount') : limits === null ? t('limits') : t('shared:balance')}
        skeleton={<WithdrawSkeleton />}
        showsStale={false}
      >
        {(data) => (
          <WithdrawForm
            {...data}
            withdrawals={withdrawals.data}
            notice={<StaleNotice queries={isPollLate ? [member, card] : [card]} />}
          />
        )}
      </AsyncBlock>
    </PushedScreen>
  )
}

function WithdrawSkeleton() {
  return (
    <Stack className="narrow">
      <Skeleton height={215} />
      <SkeletonRows count={1} height={56} lead="icon" isFlat />
    </Stack>
  )
}
