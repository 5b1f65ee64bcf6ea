import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { desk } from '@/shared/money-request/desk'
import { recover } from '@/shared/money-request/recover'
import { useOpenNotes } from '@/shared/money-request/use-notes'
import { useSecondsLeft } from '@/ui/use-deadline'
import { useEvent } from '@/ui/use-event'
import { evidenceOf } from './evidence'
import { useTelling } from './use-telling'

/** Looks up lost answers by itself, so that the member need not ask. */
export function useOutcomes(memberId: string): void {
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
