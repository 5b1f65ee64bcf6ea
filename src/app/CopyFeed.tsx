import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '@/session/use-session'
import { copiesToErase, copyChoices, useIsCopying } from '@/shared/copies/choice'
import { keptCode } from '@/shared/load-code'
import { whenIdle } from './when-idle'

const store = keptCode(() => import('@/shared/copies/store'))
const feed = keptCode(() => import('@/shared/copies/feed'))
const notice = keptCode(() => import('@/shared/copies/CopyNotice'), ['record'])

/**
 * Keeps copies of records for who wants them, and erases those of a session that is over. It draws
 * nothing, and no screen waits for it; what they need without a network is fetched with it.
 */
export function CopyFeed({ memberId }: { memberId: string | undefined }) {
  const queryClient = useQueryClient()
  const { token } = useSession()
  const isOn = useIsCopying(memberId ?? null)
  const choices = useSyncExternalStore(copyChoices.subscribe, copyChoices.list)
  const due = copiesToErase(choices, token, memberId ?? null).join('\n')

  useEffect(() => {
    if (due === '') return
    store.forget()
    store
      .load()
      .then(({ eraseCopies }) => Promise.all(due.split('\n').map((id) => eraseCopies(id))))
      .catch(() => undefined)
  }, [due])

  useEffect(() => {
    if (!isOn || memberId === undefined) return
    let end: (() => void) | null = null
    let isOver = false
    const follow = async () => {
      const { followAnswers } = await feed.load()
      if (!isOver) end = followAnswers(queryClient, memberId, whenIdle)
      await notice.load()
    }
    feed.forget()
    notice.forget()
    follow().catch(() => undefined)
    return () => {
      isOver = true
      end?.()
    }
  }, [isOn, memberId, queryClient])
  return null
}
