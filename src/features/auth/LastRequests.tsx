import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { wholeDateTime } from '@/i18n/format'
import type { PendingRequest } from '@/domain/money-request/request'
import { messagesOf, moneyStore } from '@/domain/money-request/money-store'
import { useRequestText, useStandaloneText } from '@/domain/money-request/texts'
import { useOpenRequests } from '@/domain/money-request/use-open-requests'
import { Lead, Warning } from '@/ui/Note'

/** An outcome that is older was told where the member was. */
const JUST_BEFORE_MS = 60_000

/**
 * Tells on Log-in of requests that were accepted, or whose outcome was unknown, as the session
 * ended by itself: the screen that showed them is gone. An answer that comes later is shown too.
 */
export default function LastRequests({ memberId }: { memberId: string }) {
  const { t } = useTranslation('messages')
  const [endedAt] = useState(moneyStore.now)
  const toldText = useStandaloneText()
  const requestText = useRequestText()
  const messages = useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  const open = useOpenRequests(memberId)
  const isOpen = (id: string) => open.some((pending) => pending.id === id)
  const taken = messagesOf({ list: () => messages }, memberId).filter(
    ({ id, at, news: { outcome } }) =>
      at >= endedAt - JUST_BEFORE_MS && (outcome === 'accepted' || outcome === 'found') && !isOpen(id),
  )
  if (open.length + taken.length === 0) return null
  const linesOf = ({ request, sentAt }: PendingRequest) => [
    t(`openAtLogOut.${request.kind}`, { what: requestText(request), time: wholeDateTime(sentAt) }),
    t(`again.${request.kind}`),
  ]
  return (
    <section aria-label={t('beforeEnd')}>
      <Lead>{t('beforeEnd')}</Lead>
      {open.length > 0 && <Warning>{[t('openAtLogOut.lead'), ...open.flatMap(linesOf)].join('\n')}</Warning>}
      {taken.map(({ id, news }) => (
        <Lead key={id}>{toldText(news)}</Lead>
      ))}
    </section>
  )
}
