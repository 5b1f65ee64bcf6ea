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

/** As long as a screen waits for an answer at all: after that, a copy tells more than a shimmer. */
const SILENCE_MS = 4000

const code = retryableImport(() => import('./copy-store'))

/** A query whose data may be a copy, which `copiedAt` says. `isStale` holds for a copy too. */
export type Copied<T> = Omit<QueryState<T>, 'refetch' | 'copiedAt'> &
  Pick<UseQueryResult<T>, 'refetch'> & { isPending: boolean; copiedAt: number | null }

/** What records show: no outcome before its numbers have turned. */
export function useCopied<T>(options: ReturnType<typeof memberQuery<T>>): Copied<T> {
  const { copiedAt = null, ...shown } = useSpoilerFree(useAnswerOrCopy(options), options.queryKey)
  return { ...shown, copiedAt }
}

/**
 * A query of which this device keeps copies for who wants them. Nothing but the screen gets the
 * copy: what the query library holds, by which money is moved, stays the platform's word alone.
 */
function useAnswerOrCopy<T>(options: ReturnType<typeof memberQuery<T>>): Copied<T> {
  const query = useQuery(options)
  const { data, error, isLoading } = query
  const [isSilent, setIsSilent] = useState(false)
  if (!isLoading && isSilent) setIsSilent(false)
  useTimeout(() => setIsSilent(true), isLoading ? SILENCE_MS : null)
  const isLost = data === undefined && (error === null ? isSilent : isWithoutAnswer(error))
  const name = copyName(options.queryKey)
  const memberId = useSessionMemberId()
  const { isOn, copies } = useCopies(isLost && name !== null ? [name] : [])
  const copy = copies.get(name ?? '')
  // After a retry there is no error until its end: the copy stays until the platform has answered.
  const isAnswered = data !== undefined || (error !== null && !isWithoutAnswer(error))
  if (copy === undefined && isOn && isLost) return { ...query, error: null, isPending: true, copiedAt: null }
  if (isAnswered || !copy) return { ...query, copiedAt: null }
  return {
    ...query,
    // What was stored under this name was an answer of this query.
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

/** Also of names asked for before. Null: there is none. The same map until another one is read. */
export function useCopies(names: readonly string[]): { isOn: boolean; copies: Copies } {
  const memberId = useSessionMemberId()
  const isOn = useIsCopying(memberId)
  const [read, setRead] = useState({ of: memberId, copies: NONE })
  const copies = isOn && read.of === memberId ? read.copies : NONE
  const wanted = isOn ? names.filter((name) => !copies.has(name)).join('\n') : ''
  useEffect(() => {
    if (memberId === null || wanted === '') return
    let isOver = false
    const add = (name: string, copy: Copy | null) => {
      if (!isOver)
        setRead((before) => ({
          of: memberId,
          copies: new Map(before.of === memberId ? before.copies : NONE).set(name, copy),
        }))
    }
    for (const name of wanted.split('\n'))
      code.reload().then(
        async ({ readCopy }) => add(name, await readCopy(memberId, name).catch(noCopy)),
        () => add(name, null),
      )
    return () => {
      isOver = true
    }
  }, [memberId, wanted])
  return { isOn, copies }
}

/**
 * For a log-out, or who takes the wish back: nothing is read or written from now on, and the copies
 * go at once. What the browser puts off, or a lost file of code, is done with the next start.
 * @returns whether they are gone
 */
export async function forgetCopies(memberId: string): Promise<boolean> {
  endCopying(memberId)
  try {
    const { eraseCopies } = await code.reload()
    await eraseCopies(memberId)
    return true
  } catch {
    // The next start erases them: `copiesToErase` still names them.
    return false
  }
}
