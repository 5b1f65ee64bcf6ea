import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import type { Member } from '@/api/account'
import { type BankCard, walletQueries } from '@/api/wallet'
import { paths } from '@/paths'
import { AsyncBlock } from '@/shared/query/AsyncBlock'
import { useEntryState } from '@/shared/history-entry'
import { missingForCard, nextOnWay } from '@/shared/forms/link-way'
import { PushedScreen } from '@/shared/PushedScreen'
import { useMember } from '@/shared/member/member'
import { Skeleton } from '@/ui/skeletons'
import { Stack } from '@/ui/layout'
import { BindCardForm } from './BindCardForm'

export default function BindCardScreen() {
  const { t } = useTranslation(['bank', 'shared'])
  const member = useMember()
  const card = useQuery(walletQueries.bankCard())
  return (
    <PushedScreen hasMoney title={t('shared:linkBankAccount')} fallback={paths.bankCard()}>
      <AsyncBlock queries={{ member, card }} skeleton={<FormSkeleton />}>
        {(data) => <BindCard {...data} />}
      </AsyncBlock>
    </PushedScreen>
  )
}

function BindCard({ member, card }: { member: Member; card: BankCard | null }) {
  const entry = useEntryState()
  const missing = missingForCard(member)
  if (card === null && missing.length > 0) {
    const { to, state } = nextOnWay(missing, entry)
    return <Navigate to={to} replace state={state} />
  }
  return <BindCardForm realName={member.realName} boundCard={card} />
}

function FormSkeleton() {
  return (
    <Stack gap={5}>
      {['bank', 'number', 'name', 'mobile'].map((field) => (
        <Skeleton key={field} height={76} />
      ))}
      <Skeleton height={48} />
    </Stack>
  )
}
