import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isInFlight } from '@/domain/money-request/in-flight'
import { moneyStore } from '@/domain/money-request/money-store'
import { useMessageText } from '@/domain/money-request/texts'
import { useOpenRequests } from '@/domain/money-request/use-open-requests'
import { withCurrentMemberId } from '@/kit/history'
import { paths } from '@/paths'
import { Figure, moneyText } from '@/ui/Money'
import { Strip } from '@/ui/Strip'

/**
 * Links to the member's requests with an unknown outcome. Once all outcomes are known, the strip
 * keeps its place and names the outcome, so that nothing moves under a finger.
 */
export default function OutcomeStrip({ memberId }: { memberId: string }) {
  const { t } = useTranslation(['messages', 'shared'])
  const messageText = useMessageText()
  const messages = useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  const openRequests = useOpenRequests(memberId).filter((pending) => !isInFlight(pending, moneyStore.now()))
  const [firstId] = useState(openRequests[0]?.id ?? null)
  const [first, ...others] = openRequests
  if (first !== undefined)
    return (
      <Strip
        as={Link}
        to={paths.requests()}
        state={others.length === 0 ? withCurrentMemberId({ sheet: first.id }) : undefined}
      >
        <span>{t('outcomeUnknown')}</span>{' '}
        {others.length === 0 ? (
          <Figure>{moneyText(first.request.kind === 'order' ? first.request.total : first.request.amount)}</Figure>
        ) : (
          <span>{t('shared:toCheck', { number: openRequests.length })}</span>
        )}
      </Strip>
    )
  const news = messages.find(({ id, memberId: owner }) => id === firstId && owner === memberId)?.news
  // The member has stopped tracking the request, or its message has been removed.
  if (news === undefined || news.outcome === 'unknown') return null
  return (
    <Strip as={Link} tone="calm" to={paths.requests()}>
      <span>{messageText(news).title}</span>
    </Strip>
  )
}
