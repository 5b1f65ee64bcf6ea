import type { Query, QueryClient } from '@tanstack/react-query'
import { currentSessionNumber } from '@/api/caller'
import { rawOf } from '@/api/with-raw'
import { whenIdle } from '@/kit/load/use-idle'
import { copyName } from '@/domain/copies/choice'
import { isKeptOffline, keepCopy } from '@/domain/copies/copy-store'

/** Minimum time before an unchanged answer is written again. */
const MIN_REWRITE_MS = 60_000

/**
 * Writes offline copies of the cached answers, now and after each new answer, when the page is
 * idle. Returns the function that ends this.
 */
export function copyAnswers(queryClient: QueryClient, memberId: string): () => void {
  const cache = queryClient.getQueryCache()
  const lastWrites = new Map<string, { data: unknown; at: number }>()
  const queuedQueries = new Map<string, Query>()
  let isWritePlanned = false
  let hasEnded = false
  const writeQueuedAnswers = async () => {
    isWritePlanned = false
    const queries = [...queuedQueries]
    queuedQueries.clear()
    for (const [name, { queryKey, state }] of queries) {
      const { data, dataUpdatedAt: at } = state
      const rawAnswer = rawOf(data)
      if (hasEnded || queryKey[1] !== currentSessionNumber() || rawAnswer === undefined) continue
      const lastWrite = lastWrites.get(name)
      if (lastWrite !== undefined && lastWrite.data === data && at - lastWrite.at < MIN_REWRITE_MS) continue
      lastWrites.set(name, { data, at })
      // A browser may refuse to store the copy. The app works without the copy.
      await keepCopy(memberId, name, rawAnswer, at).catch(() => undefined)
    }
  }
  const enqueue = (query: Query) => {
    const name = copyName(query.queryKey)
    if (name === null || !isKeptOffline(name) || query.state.data === undefined) return
    queuedQueries.set(name, query)
    if (isWritePlanned) return
    isWritePlanned = true
    whenIdle(() => void writeQueuedAnswers())
  }
  for (const query of cache.getAll()) enqueue(query)
  const unsubscribe = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') enqueue(event.query)
  })
  return () => {
    hasEnded = true
    unsubscribe()
  }
}
