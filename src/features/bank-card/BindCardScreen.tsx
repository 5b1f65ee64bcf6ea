import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Member } from '@/api/account'
import type { BankCard } from '@/api/wallet'
import { walletQueries } from '@/api/wallet.queries'
import { paths } from '@/paths'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { PushedScreen } from '@/shared/PushedScreen'
import { useMember } from '@/shared/use-member'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { BindCardForm } from './BindCardForm'
import { missingForCard, WHERE_TO_SET } from './rules'

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
  const missing = missingForCard(member)
  if (card === null && missing !== null) return <ToWhatIsMissing missing={missing} />
  return <BindCardForm realName={member.realName} boundCard={card} />
}

function ToWhatIsMissing({ missing }: { missing: 'realName' | 'fundPassword' }) {
  const navigate = useNavigate()
  const to = WHERE_TO_SET[missing]()
  useEffect(() => void navigate(to, { replace: true, state: { isLinkStep: true } }), [to, navigate])
  return <FormSkeleton />
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
