import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isWithoutAnswer } from '@/api/errors'
import type { memberQuery } from '@/api/keys'
import { report } from '@/lib/report'
import { useTimeout } from '@/ui/use-event'
import { useSpoilerFreeAnswer } from '@/domain/spoiler-guard'
import { retryableImport } from '@/kit/load/module'
import type { QueryState } from '@/kit/query/query-state'
import { useSessionMemberId } from '@/domain/member/member'
import { copyChoices, copyName, endCopying, useIsCopying, type Copy } from './choice'

/** If the platform does not answer for this long, a copy replaces the loading placeholder. */
const MAX_SILENCE_MS = 4000

const copyStoreImport = retryableImport(() => import('./copy-store'))

/** `copiedAt` is the epoch ms of the copy, or null for an answer. */
export type AnswerOrCopy<T> = Omit<QueryState<T>, 'refetch' | 'copiedAt'> &
  Pick<UseQueryResult<T>, 'refetch'> & { isPending: boolean; copiedAt: number | null }

/**
 * Returns a query's answer, or its offline copy if the platform gives no answer. While the spoiler
 * guard (`useSpoilerFreeAnswer`) hides newer figures, an older answer may be returned.
 */
export function useCopied<T>(options: ReturnType<typeof memberQuery<T>>): AnswerOrCopy<T> {
  const { copiedAt = null, ...otherFields } = useSpoilerFreeAnswer(useAnswerOrCopy(options), options.queryKey)
  return { ...otherFields, copiedAt }
}

/** The copy is never put into the query cache, because money requests rely on that cache. */
function useAnswerOrCopy<T>(options: ReturnType<typeof memberQuery<T>>): AnswerOrCopy<T> {
  const query = useQuery(options)
  const { data, error, isLoading } = query
  const [isSilent, setIsSilent] = useState(false)
  if (!isLoading && isSilent) setIsSilent(false)
  useTimeout(() => setIsSilent(true), isLoading ? MAX_SILENCE_MS : null)
  const needsCopy = data === undefined && (error === null ? isSilent : isWithoutAnswer(error))
  const name = copyName(options.queryKey)
  const memberId = useSessionMemberId()
  const { isOn, copies } = useCopies(needsCopy && name !== null ? [name] : [])
  const copy = copies.get(name ?? '')
  // A retry clears the error while it runs, so a missing error does not mean an answer. The copy
  // stays until the platform has answered.
  const isAnswered = data !== undefined || (error !== null && !isWithoutAnswer(error))
  if (copy === undefined && isOn && needsCopy) return { ...query, error: null, isPending: true, copiedAt: null }
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

function reportReadFailure(error: unknown): null {
  report(error, 'copies')
  return null
}

const NO_COPIES: Copies = new Map()

/**
 * Reads the copies with these names. The map also has copies of earlier calls, and null for a name
 * without a readable copy. The map stays the same object until another copy is read.
 */
export function useCopies(names: readonly string[]): { isOn: boolean; copies: Copies } {
  const memberId = useSessionMemberId()
  const isOn = useIsCopying(memberId)
  const [loadedCopies, setLoadedCopies] = useState({ owner: memberId, copies: NO_COPIES })
  const copies = isOn && loadedCopies.owner === memberId ? loadedCopies.copies : NO_COPIES
  const missingNames = isOn ? names.filter((name) => !copies.has(name)).join('\n') : ''
  useEffect(() => {
    if (memberId === null || missingNames === '') return
    let isCancelled = false
    const addCopy = (name: string, copy: Copy | null) => {
      if (!isCancelled)
        setLoadedCopies((previous) => ({
          owner: memberId,
          copies: new Map(previous.owner === memberId ? previous.copies : NO_COPIES).set(name, copy),
        }))
    }
    for (const name of missingNames.split('\n'))
      copyStoreImport.reload().then(
        async ({ readCopy }) => addCopy(name, await readCopy(memberId, name).catch(reportReadFailure)),
        () => addCopy(name, null),
      )
    return () => {
      isCancelled = true
    }
  }, [memberId, missingNames])
  return { isOn, copies }
}

/**
 * Switches off a member's copies, and erases them. Returns false if the erasure fails; the next
 * start then repeats it.
 */
export async function forgetCopies(memberId: string): Promise<boolean> {
  endCopying(memberId)
  try {
    const { eraseCopies } = await copyStoreImport.reload()
    await eraseCopies(memberId)
    return true
  } catch {
    // `memberIdsOfCopiesToErase` still lists this member, so the next start tries again.
    return false
  }
}
