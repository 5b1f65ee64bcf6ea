import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '@/session/use-session'
import { copiesToErase, copyChoices, noteDemo, useIsCopying } from '@/shared/copies/choice'
import { keptCode } from '@/shared/load-code'
import { useImport } from '@/shared/use-idle'
import { usePlatform } from '@/shared/use-platform'
import { whenIdle } from './when-idle'

const notice = keptCode(() => import('@/shared/copies/CopyNotice'), ['record'])

const loadNotice = () => {
  notice.forget()
  return notice.load()
}

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

  const isKeeping = isOn && memberId !== undefined
  const store = useImport(() => import('@/shared/copies/store'), due !== '')
  const feed = useImport(() => import('@/shared/copies/feed'), isKeeping)
  useImport(loadNotice, isKeeping && feed !== null)

  useEffect(() => {
    if (store === null || due === '') return
    Promise.all(due.split('\n').map((id) => store.eraseCopies(id))).catch(() => undefined)
  }, [store, due])

  const isDemo = usePlatform()?.isDemo
  useEffect(() => {
    if (isKeeping && isDemo !== undefined) noteDemo(memberId, isDemo)
  }, [isKeeping, memberId, isDemo])

  useEffect(() => {
    if (feed === null || !isOn || memberId === undefined) return
    return feed.followAnswers(queryClient, memberId, whenIdle)
  }, [feed, isOn, memberId, queryClient])
  return null
}
