import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Member } from '@/api/account'
import { isNegative } from '@/lib/money/text'
import { paths } from '@/paths'
import { OpenOutcome } from '@/domain/inbox/OpenOutcome'
import { isShownByCard, messagesOf } from '@/domain/money-request/messages'
import { moneyStore } from '@/domain/money-request/money-store'
import { useSpoilerFreeBalance, useWithBeforeRoundText } from '@/domain/spoiler-guard'
import { useCachedMember, useSessionMemberId } from '@/domain/member/member'
import { breakEndAt } from '@/domain/limits/limit'
import { limitsOf, onLimitsChange, storedLimitsText } from '@/domain/limits/store'
import { provenNow } from '@/lib/server-clock'
import { withCurrentMemberId } from '@/kit/history'
import { Icon } from '@/ui/icons'
import { Caption } from '@/ui/text'
import { Money } from '@/ui/Money'
import styles from './BalanceLine.module.css'

/**
 * The wrapper with `className` keeps its height while the member is loading. A top-up is offered
 * neither during a break nor beside the card of a lost round, because it would ask for more stakes
 * there. Me always has both buttons.
 */
export default function BalanceLine({ className }: { className: string | undefined }) {
  const { data: member, isError } = useCachedMember()
  const isKnown = member !== undefined || isError
  return (
    <>
      <OpenOutcome />
      <div className={className}>{isKnown && <Row member={member} />}</div>
    </>
  )
}

function Row({ member }: { member: Member | undefined }) {
  const { t } = useTranslation(['shared', 'common'])
  const withBeforeRoundText = useWithBeforeRoundText()
  const showsLoss = useShowsLoss()
  const isOnBreak = useIsOnBreak()
  return (
    <div className={styles['row']}>
      <Link className={styles['balance']} to={paths.mine()}>
        <Caption>{withBeforeRoundText(t('balance'))}</Caption>{' '}
        <b>{member === undefined ? <span>—</span> : <Balance member={member} />}</b>
      </Link>
      <div className={styles['actions']}>
        {!isOnBreak && !showsLoss && (
          <Link to={paths.topUp(member?.balance ?? undefined)} state={withCurrentMemberId({})}>
            <Icon name="download" size={20} />
            <span>{t('common:topUp')}</span>
          </Link>
        )}
        <Link className={styles['out']} to={paths.withdraw()}>
          <Icon name="download" size={20} />
          <span>{t('withdraw')}</span>
        </Link>
      </div>
    </div>
  )
}

function Balance({ member }: { member: Member }) {
  const { t } = useTranslation('shared')
  const balance = useSpoilerFreeBalance(member)
  return balance === null ? <span>{t('noBalance')}</span> : <Money amount={balance} />
}

function useIsOnBreak(): boolean {
  const memberId = useSessionMemberId() ?? ''
  const limitsText = useSyncExternalStore(onLimitsChange, () => storedLimitsText(memberId))
  return breakEndAt(limitsOf(memberId, limitsText).breakUntil, provenNow()) !== null
}

/** True while the card of a round on the screen tells the member of a loss. */
function useShowsLoss(): boolean {
  const memberId = useSessionMemberId() ?? ''
  useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  return messagesOf(moneyStore.messages, memberId).some(
    (message) =>
      isShownByCard(message, moneyStore.now()) &&
      message.news.outcome === 'settled' &&
      message.news.shownMs !== undefined &&
      isNegative(message.news.settlement.net),
  )
}
