import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isWithoutAnswer } from '@/api/errors'
import type { memberQuery } from '@/api/keys'
import { report } from '@/lib/report'
import { useTimeout } from '@/ui/use-event'
import { useSpoilerFree } from '@/domain/spoiler-guard'
import { retryableImport } from '@/kit/load/module'
import type { QueryState } from '@/kit/query/query-state'
import { useSessionMemberId } from '@/domain/member/member'
import { copyChoices, copyName, endCopying, useIsCopying, type Copy } from './choice'

/** Without an answer for this long, a copy is shown in place of the skeleton. */
const MAX_SILENCE_MS = 4000

const code = retryableImport(() => import('./copy-store'))

/** Epoch ms in `copiedAt` if the data is a copy; `isStale` is then true. */
export type Copied<T> = Omit<QueryState<T>, 'refetch' | 'copiedAt'> &
  Pick<UseQueryResult<T>, 'refetch'> & { isPending: boolean; copiedAt: number | null }

/** A query or its copy, frozen by the spoiler guard while a round is drawn. */
export function useCopied<T>(options: ReturnType<typeof memberQuery<T>>): Copied<T> {
  const { copiedAt = null, ...shown } = useSpoilerFree(useAnswerOrCopy(options), options.queryKey)
  return { ...shown, copiedAt }
}

/**
 * Shows the copy if the platform gives no answer. The copy is never put into the query cache, which
 * money requests rely on.
 */
function useAnswerOrCopy<T>(options: ReturnType<typeof memberQuery<T>>): Copied<T> {
  const query = useQuery(options)
  const { data, error, isLoading } = query
  const [isSilent, setIsSilent] = useState(false)
  if (!isLoading && isSilent) setIsSilent(false)
  useTimeout(() => setIsSilent(true), isLoading ? MAX_SILENCE_MS : null)
  const isLost = data === undefined && (error === null ? isSilent : isWithoutAnswer(error))
  const name = copyName(options.queryKey)
  const memberId = useSessionMemberId()
  const { isOn, copies } = useCopies(isLost && name !== null ? [name] : [])
  const copy = copies.get(name ?? '')
  // A retry clears the error until it ends; the copy stays until the platform has answered.
  const isAnswered = data !== undefined || (error !== null && !isWithoutAnswer(error))
  if (copy === undefined && isOn && isLost) return { ...query, error: null, isPending: true, copiedAt: null }
  if (isAnswered || !copy) return { ...query, copiedAt: null }
  return {
    ...query,
    // A copy stored under this name has the type of its query.
    data: copy.data as T,
    error: null,
    dataUpdatedAt: copy.at,
    isPending: false,
    isRefetchError: true,
    copiedAt: copy.at,
    wasDemo: memberId !== null && copyChoices.get(memberId)?.isDemo === true,
  }
}

type Copies = ReadonlyMap<string, Copy | null>

function noCopy(error: unknown): null {
  report(error, 'copies')
  return null
}

const NONE: Copies = new Map()

/** Returns copies of earlier calls too; null for none. The same map until another is read. */
export function useCopies(names: readonly string[]): { isOn: boolean; copies: Copies } {
  const memberId = useSessionMemberId()
  const isOn = useIsCopying(memberId)
  const [read, setRead] = useState({ of: memberId, copies: NONE })
  const copies = isOn && read.of === memberId ? read.copies : NONE
  const wanted = isOn ? names.filter((name) => !copies.has(name)).join('\n') : ''
  useEffect(() => {
    if (memberId === null || wanted === '') return
    let isCancelled = false
    const add = (name: string, copy: Copy | null) => {
      if (!isCancelled)
        setRead((previous) => ({
          of: memberId,
          copies: new Map(previous.of === memberId ? previous.copies : NONE).set(name, copy),
        }))
    }
    for (const name of wanted.split('\n'))
      code.reload().then(
        async ({ readCopy }) => add(name, await readCopy(memberId, name).catch(noCopy)),
        () => add(name, null),
      )
    return () => {
      isCancelled = true
    }
  }, [memberId, wanted])
  return { isOn, copies }
}

/**
 * Switches copies off and erases them. If that fails, the next start erases them (`copiesToErase`).
 * @returns whether they are erased
 */
export async function forgetCopies(memberId: string): Promise<boolean> {
  endCopying(memberId)
  try {
    const { eraseCopies } = await code.reload()
    await eraseCopies(memberId)
    return true
  } catch {
    // `copiesToErase` still lists the member.
    return false
  }
}
