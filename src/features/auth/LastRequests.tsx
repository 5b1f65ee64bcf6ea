import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '@/i18n/format'
import { messagesOf, moneyStore } from '@/shared/money-request/store'
import { useRequestText, useToldText, useUnknownText } from '@/shared/money-request/texts'
import { useOpenRequests } from '@/shared/money-request/use-open-requests'
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
  const toldText = useToldText()
  const requestText = useRequestText()
  const unknownText = useUnknownText()
  const messages = useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  const open = useOpenRequests(memberId)
  const isOpen = (id: string) => open.some((pending) => pending.id === id)
  const taken = messagesOf({ list: () => messages }, memberId).filter(
    ({ id, at, news: { outcome } }) =>
      at >= endedAt - JUST_BEFORE_MS && (outcome === 'accepted' || outcome === 'found') && !isOpen(id),
  )
  if (open.length + taken.length === 0) return null
  return (
    <section aria-label={t('beforeEnd')}>
      <Lead>{t('beforeEnd')}</Lead>
      {open.map(({ id, request, sentAt, refusal }) => {
        const what = requestText(request)
        const name = t(`openAtLogOut.${request.kind}`, { what, time: formatDateTime(sentAt) })
        const known =
          refusal === undefined ? unknownText.ofLast(request.kind) : t('unknown.mayAfterAll', { words: refusal, what })
        return <Warning key={id}>{`${name}\n${known}`}</Warning>
      })}
      {taken.map(({ id, news }) => (
        <Lead key={id}>{toldText(news)}</Lead>
      ))}
    </section>
  )
}
