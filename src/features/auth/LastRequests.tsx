import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { wholeDateTime } from '@/i18n/format'
import type { PendingRequest } from '@/domain/money-request/request'
import { messagesOf, moneyStore } from '@/domain/money-request/money-store'
import { useRequestText, useTextWithoutTitle } from '@/domain/money-request/texts'
import { useOpenRequests } from '@/domain/money-request/use-open-requests'
import { Lead, Warning } from '@/ui/Note'

/**
 * Log-in shows requests that were accepted at most this long before the session ended. Older
 * outcomes were already shown on the screen that the member had open.
 */
const JUST_BEFORE_MS = 60_000

/**
 * Shows the member's money requests on the log-in screen after a session has ended by itself,
 * because the screen with these requests was closed. Lists the requests without a known outcome,
 * and the requests that were recently accepted or found in the platform's record. An answer that
 * arrives later updates the list.
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
      at >= endedAt - JUST_BEFORE_MS && (outcome === 'accepted' || outcome === 'found') && !isOpen(id),
  )
  if (pendingRequests.length + acceptedMessages.length === 0) return null
  const linesOf = ({ request, sentAt }: PendingRequest) => [
    t(`openAtLogOut.${request.kind}`, { what: requestText(request), time: wholeDateTime(sentAt) }),
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
