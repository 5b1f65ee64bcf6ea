import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { messagesOf, moneyStore } from '@/shared/money-request/store'
import { useRequestText, useToldText, useUnknownText } from '@/shared/money-request/texts'
import { useOpenRequests } from '@/shared/money-request/use-open-requests'
import { Lead, Warning } from '@/ui/Note'

/** An outcome that is older was told where the member was. */
const JUST_BEFORE_MS = 60_000

/**
 * Tells on Log-in of requests that were accepted, or whose outcome was unknown, as the session ended
 * by itself: the screen that showed them is gone. An answer that comes later is shown too.
 * @param at when the session ended, in epoch ms
 */
export default function LastRequests({ memberId, at }: { memberId: string; at: number }) {
  const { t } = useTranslation('messages')
  const toldText = useToldText()
  const requestText = useRequestText()
  const unknownText = useUnknownText()
  const messages = useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  const open = useOpenRequests(memberId)
  const isOpen = (id: string) => open.some((pending) => pending.id === id)
  const taken = messagesOf({ list: () => messages }, memberId).filter(
    ({ id, at: toldAt, news: { outcome } }) =>
      toldAt >= at - JUST_BEFORE_MS && (outcome === 'accepted' || outcome === 'found') && !isOpen(id),
  )
  if (open.length + taken.length === 0) return null
  return (
    <section aria-label={t('beforeEnd')}>
      <Lead>{t('beforeEnd')}</Lead>
      {open.map(({ id, request, refusal }) => (
        <Warning key={id}>{unknownText.warning(request.kind, requestText(request), refusal)}</Warning>
      ))}
      {taken.map(({ id, news }) => (
        <Lead key={id}>{toldText(news)}</Lead>
      ))}
    </section>
  )
}
