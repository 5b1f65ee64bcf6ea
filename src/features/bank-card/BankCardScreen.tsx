import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import type { Member } from '@/api/account'
import { type BankCard, walletQueries } from '@/api/wallet'
import { paths } from '@/paths'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { useEntryState, useBack } from '@/kit/history'
import { LinkButton } from '@/kit/links'
import { PushedScreen } from '@/kit/PushedScreen'
import { useMember } from '@/domain/member/member'
import { Button, IconButton } from '@/ui/Button'
import { Skeleton } from '@/ui/skeletons'
import { maskNumber } from '@/lib/text'
import { Title } from '@/ui/text'
import { missingPrerequisites, nextBankLinkStep, useMissingSettingToast } from '@/kit/forms/link-steps'
import { EmptyState } from '@/ui/EmptyState'
import { groupNumber } from './rules'
import styles from './BankCardScreen.module.css'

export default function BankCardScreen() {
  const { t } = useTranslation('bank')
  const cardQuery = useQuery(walletQueries.bankCard())
  return (
    <PushedScreen title={t('bankAccount')} fallback={paths.profile()}>
      <AsyncBlock
        query={cardQuery}
        isEmpty={(card) => card === null}
        empty={<NoCard />}
        skeleton={<Skeleton height={164} />}
      >
        {(card) =>
          card !== null && (
            <>
              <BoundCard card={card} />
              <div className={styles['withdraw']}>
                <WithdrawNow />
              </div>
              <p className={styles['rules']}>{t('rules')}</p>
            </>
          )
        }
      </AsyncBlock>
    </PushedScreen>
  )
}

/** If the member came from the screen Withdraw to link an account, the button goes back there. */
function WithdrawNow() {
  const { t } = useTranslation('bank')
  const back = useBack(paths.withdraw())
  if (useEntryState().returnTo === paths.withdraw())
    return (
      <Button isWide onClick={back}>
        {t('withdrawNow')}
      </Button>
    )
  return (
    <LinkButton to={paths.withdraw()} tone="primary">
      {t('withdrawNow')}
    </LinkButton>
  )
}

function BoundCard({ card }: { card: BankCard }) {
  const { t } = useTranslation('bank')
  const [isShown, setIsShown] = useState(false)
  return (
    <article className={styles['card']}>
      <Title>{card.bankName}</Title>
      <div className={styles['numberRow']}>
        <p className={styles['number']} translate="no">
          {isShown ? groupNumber(card.accountNumber) : maskNumber(card.accountNumber)}
        </p>
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={isShown ? t('hideNumber') : t('showNumber')}
          onClick={() => setIsShown(!isShown)}
        />
      </div>
      <p className={styles['holder']} translate="no">
        {card.holder}
      </p>
    </article>
  )
}

function NoCard() {
  return (
    <AsyncBlock query={useMember()} skeleton={<Skeleton height={176} />}>
      {(member) => <LinkCard member={member} />}
    </AsyncBlock>
  )
}

function LinkCard({ member }: { member: Member }) {
  const { t } = useTranslation('bank')
  const navigate = useNavigate()
  const entryState = useEntryState()
  const missingSettings = missingPrerequisites(member)
  const announceMissing = useMissingSettingToast(missingSettings)
  const { to, state } = nextBankLinkStep(missingSettings, entryState)
  // Opens the next step at once, because the screen where the member began has already explained
  // the steps.
  if (entryState.linkSteps !== undefined) return <Navigate to={to} replace state={state} />
  return (
    <EmptyState
      icon="document"
      title={t('noneTitle')}
      text={t('noneText')}
      action={
        <Button
          isWide
          onClick={() => {
            announceMissing()
            void navigate(to, { state })
          }}
        >
          {t('linkBankAccount')}
        </Button>
      }
    />
  )
}
