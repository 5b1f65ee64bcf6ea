import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noteDemo, useIsCopying } from '@/shared/copies/choice'
import { keptCode } from '@/shared/load/load-code'
import { useImport, whenIdle } from '@/shared/load/use-idle'
import { usePlatform } from '@/shared/member/member'

const notice = keptCode(() => import('@/shared/copies/CopyNotice'))

const loadNotice = () => {
  notice.forget()
  return notice.load()
}

/**
 * Keeps copies of records for who wants them. It draws nothing, and no screen waits for it; what
 * they need without a network is fetched with it.
 */
export function CopyFeed({ memberId }: { memberId: string | undefined }) {
  const queryClient = useQueryClient()
  const isOn = useIsCopying(memberId ?? null)

  const isKeeping = isOn && memberId !== undefined
  const feed = useImport(() => import('@/shared/copies/feed'), isKeeping)
  useImport(loadNotice, isKeeping && feed !== null)

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
