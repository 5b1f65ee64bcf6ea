import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { type Telling, desk } from '@/shared/money-request/desk'
import { recover } from '@/shared/money-request/recover'
import { useOpenNotes } from '@/shared/money-request/use-notes'
import { useSecondsLeft } from '@/ui/Countdown'
import { useEvent } from '@/ui/use-event'
import { useSession, sessionStore } from '@/session/store'
import { useToastOf } from '@/shared/money-request/use-message-text'
import { RoundSlips } from './RoundSlips'
import { useSettlements } from './use-settlements'
import { evidenceOf } from './evidence'

/** Follows the member's money on every screen. */
export default function MoneyWatch({ memberId }: { memberId: string }) {
  useOutcomes(memberId)
  return <RoundSlips memberId={memberId} open={useSettlements(memberId)} />
}

/** Looks up lost answers by itself, so that the member need not ask. */
function useOutcomes(memberId: string): void {
  const queryClient = useQueryClient()
  const telling = useTelling()
  const answersBy = useOpenNotes(memberId).map(({ answerBy }) => answerBy)
  const isOver = useSecondsLeft(answersBy.length === 0 ? 0 : Math.min(...answersBy)) === 0
  const lookUpAll = () => void recover(desk, memberId, (request) => evidenceOf(queryClient, request), telling)
  const onStart = useEffectEvent(lookUpAll)
  useEffect(() => onStart(), [])
  useEffect(() => {
    if (isOver) onStart()
  }, [isOver])
  useEvent(window, 'online', lookUpAll)
  useEvent(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible') lookUpAll()
  })
}

function useTelling(): Telling {
  const { token } = useSession()
  const toast = useToastOf()
  const isTheirs = () => sessionStore.get().token === token
  return { way: () => (isTheirs() ? 'toast' : 'nobody'), toast, canLookUp: isTheirs }
}
