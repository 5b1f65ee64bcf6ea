import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { wholeDateTime } from '@/i18n/format'
import type { PendingRequest } from '@/domain/money-request/request'
import { messagesOf, moneyStore } from '@/domain/money-request/money-store'
import { useRequestText, useTextWithoutTitle } from '@/domain/money-request/texts'
import { useOpenRequests } from '@/domain/money-request/use-open-requests'
import { Lead, Warning } from '@/ui/Note'

/** An older outcome was already shown on the screen where the member was. */
const JUST_BEFORE_MS = 60_000

/**
 * After a session has ended by itself, the screen that showed the requests is gone. So Log-in shows
 * the unknown and the recently accepted ones, also if the answer arrives later.
 */
export default function LastRequests({ memberId }: { memberId: string }) {
  const { t } = useTranslation('messages')
  const [endedAt] = useState(moneyStore.now)
  const textWithoutTitle = useTextWithoutTitle()
  const requestText = useRequestText()
  const messages = useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  const open = useOpenRequests(memberId)
  const isOpen = (id: string) => open.some((pending) => pending.id === id)
  const accepted = messagesOf({ list: () => messages }, memberId).filter(
    ({ id, at, news: { outcome } }) =>
      at >= endedAt - JUST_BEFORE_MS && (outcome === 'accepted' || outcome === 'found') && !isOpen(id),
  )
  if (open.length + accepted.length === 0) return null
  const linesOf = ({ request, sentAt }: PendingRequest) => [
    t(`openAtLogOut.${request.kind}`, { what: requestText(request), time: wholeDateTime(sentAt) }),
    t(`again.${request.kind}`),
  ]
  return (
    <section aria-label={t('beforeEnd')}>
      <Lead>{t('beforeEnd')}</Lead>
      {open.length > 0 && <Warning>{[t('openAtLogOut.lead'), ...open.flatMap(linesOf)].join('\n')}</Warning>}
      {accepted.map(({ id, news }) => (
        <Lead key={id}>{textWithoutTitle(news)}</Lead>
      ))}
    </section>
  )
}
