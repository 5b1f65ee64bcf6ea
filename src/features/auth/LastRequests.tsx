import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNonBreakingDateTime } from '@/i18n/format'
import type { PendingRequest } from '@/domain/money-request/request'
import { messagesOf } from '@/domain/money-request/messages'
import { moneyStore } from '@/domain/money-request/money-store'
import { useRequestText, useTextWithoutTitle } from '@/domain/money-request/texts'
import { useOpenRequests } from '@/domain/money-request/use-open-requests'
import { Lead, Warning } from '@/ui/Note'

/**
 * The log-in screen lists requests that were accepted at most this long before the session ended.
 * Older outcomes were already shown.
 */
const RECENT_MS = 60_000

/**
 * After a session ended by itself, the log-in screen shows the money requests without a known
 * outcome. It also shows those recently accepted, or found in the platform's list of orders or
 * withdrawals.
 */
export default function LastRequests({ memberId }: { memberId: string }) {
  const { t } = useTranslation('messages')
  const [endedAt] = useState(moneyStore.now)
  const textWithoutTitle = useTextWithoutTitle()
  const requestText = useRequestText()
  const messages = useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  const pendingRequests = useOpenRequests(memberId)
  const isOpen = (id: string) => pendingRequests.some((pending) => pending.id === id)
  const acceptedMessages = messagesOf({ list: () => messages }, memberId).filter(
    ({ id, at, news: { outcome } }) =>
      at >= endedAt - RECENT_MS && (outcome === 'accepted' || outcome === 'found') && !isOpen(id),
  )
  if (pendingRequests.length + acceptedMessages.length === 0) return null
  const linesOf = ({ request, sentAt }: PendingRequest) => [
    t(`openAtLogOut.${request.kind}`, { what: requestText(request), time: formatNonBreakingDateTime(sentAt) }),
    t(`again.${request.kind}`),
  ]
  return (
    <section aria-label={t('beforeEnd')}>
      <Lead>{t('beforeEnd')}</Lead>
      {pendingRequests.length > 0 && (
        <Warning>{[t('openAtLogOut.lead'), ...pendingRequests.flatMap(linesOf)].join('\n')}</Warning>
      )}
      {acceptedMessages.map(({ id, news }) => (
        <Lead key={id}>{textWithoutTitle(news)}</Lead>
      ))}
    </section>
  )
}
