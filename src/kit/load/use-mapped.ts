import { useEffect, useMemo, useReducer } from 'react'
import { mapSlice, yieldToMain } from '@/lib/slices'

/**
 * What thousands of rows come to, each by itself: at once where that fits in one slice, else once
 * it is done, while the page goes on answering.
 * @param items undefined while they are not known, as `resultOf` is null
 * @param resultOf another function begins anew
 * @returns undefined until it is done
 */
export function useMapped<Item, Result>(
  items: readonly Item[] | undefined,
  resultOf: ((item: Item) => Result) | null,
): readonly Result[] | undefined {
  const results = useMemo(() => {
    const first: Result[] = []
    if (items !== undefined && resultOf !== null) mapSlice(items, resultOf, first)
    return first
  }, [items, resultOf])
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const isDone = resultOf !== null && items?.length === results.length
  useEffect(() => {
    if (isDone || items === undefined || resultOf === null) return
    const controller = new AbortController()
    const goOn = async () => {
      do await yieldToMain()
      while (!controller.signal.aborted && !mapSlice(items, resultOf, results))
      if (!controller.signal.aborted) drawAgain()
    }
    void goOn()
    return () => controller.abort()
  }, [isDone, items, resultOf, results])
  return isDone ? results : undefined
}
