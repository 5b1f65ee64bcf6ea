import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Member } from '@/api/account'
import type { BankCard } from '@/api/wallet'
import { walletQueries } from '@/api/wallet.queries'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { useMember } from '@/shared/use-member'
import { LinkButton } from '@/shared/LinkButton'
import { PushedScreen } from '@/shared/PushedScreen'
import { paths } from '@/paths'
import { EmptyState } from '@/ui/EmptyState'
import { Skeleton } from '@/ui/Skeleton'
import { notify } from '@/ui/feedback'
import styles from './BankCard.module.css'
import { BindCardForm } from './BindCardForm'
import { missingForCard } from './rules'
import { useMissingForCard } from './use-missing-for-card'
import { useBindCard } from './use-bind-card'

/** The form of the one bank card. Whoever comes by its address meets the same conditions as on the card's screen. */
export default function BindCardScreen() {
  const { t } = useTranslation('bank')
  const member = useMember()
  const card = useQuery(walletQueries.bankCard())
  return (
    <PushedScreen title={t('bindTitle')} fallback={paths.bankCard()}>
      <AsyncBlock query={member} skeleton={<FormSkeleton />}>
        {(member) => (
          <AsyncBlock query={card} skeleton={<FormSkeleton />} isEmpty={() => false}>
            {(card) => <BindCard member={member} card={card} />}
          </AsyncBlock>
        )}
      </AsyncBlock>
    </PushedScreen>
  )
}

function BindCard({ member, card }: { member: Member; card: BankCard | null }) {
  const { t } = useTranslation('bank')
  const binding = useBindCard()
  const missing = missingForCard(member)
  // The platform shows the new card a moment before the way back.
  if (card !== null && !binding.isSending)
    return (
      <EmptyState
        icon="lock"
        title={t('closedTitle')}
        text={t('closedText')}
        action={
          <LinkButton to={paths.bankCard()} replace>
            {t('seeCard')}
          </LinkButton>
        }
      />
    )
  return missing === null ? <BindCardForm member={member} binding={binding} /> : <ToWhatIsMissing missing={missing} />
}

function ToWhatIsMissing({ missing }: { missing: 'realName' | 'fundPassword' }) {
  const { text, to } = useMissingForCard()[missing]
  const navigate = useNavigate()
  useEffect(() => {
    notify(text)
    void navigate(to, { replace: true })
  }, [text, to, navigate])
  return <FormSkeleton />
}

function FormSkeleton() {
  return (
    <div className={styles['skeleton']}>
      {['bank', 'number', 'name', 'mobile'].map((field) => (
        <Skeleton key={field} height={76} />
      ))}
      <Skeleton height={48} />
    </div>
  )
}
