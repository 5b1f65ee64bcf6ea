import type { Query, QueryClient } from '@tanstack/react-query'
import { currentSession } from '@/api/caller'
import { rawOf } from '@/api/with-raw'
import { whenIdle } from '@/kit/load/use-idle'
import { copyName } from '@/domain/copies/choice'
import { isKept, keepCopy } from '@/domain/copies/copy-store'

/** An answer that says the same is written again no sooner. */
const SAME_AGAIN_MS = 60_000

/** Keeps the last good answer of each kept query, once nothing else waits. @returns ends it */
export function followAnswers(queryClient: QueryClient, memberId: string): () => void {
  const cache = queryClient.getQueryCache()
  const written = new Map<string, { data: unknown; at: number }>()
  const waiting = new Map<string, Query>()
  let isPlanned = false
  let isOver = false
  const write = async () => {
    isPlanned = false
    const queries = [...waiting]
    waiting.clear()
    for (const [name, { queryKey, state }] of queries) {
      const { data, dataUpdatedAt: at } = state
      const raw = rawOf(data)
      if (isOver || queryKey[1] !== currentSession() || raw === undefined) continue
      const last = written.get(name)
      if (last !== undefined && last.data === data && at - last.at < SAME_AGAIN_MS) continue
      written.set(name, { data, at })
      // A browser that refuses to store has been asked; what is on the screen stays as it is.
      await keepCopy(memberId, name, raw, at).catch(() => undefined)
    }
  }
  const plan = (query: Query) => {
    const name = copyName(query.queryKey)
    if (name === null || !isKept(name) || query.state.data === undefined) return
    waiting.set(name, query)
    if (isPlanned) return
    isPlanned = true
    whenIdle(() => void write())
  }
  for (const query of cache.getAll()) plan(query)
  const unsubscribe = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') plan(event.query)
  })
  return () => {
    isOver = true
    unsubscribe()
  }
}
