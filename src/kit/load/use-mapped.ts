import { useEffect, useMemo, useReducer } from 'react'
import { mapSlice, yieldToMain } from '@/lib/slices'

/**
 * Maps thousands of rows without blocking the page: during the render as far as one slice reaches,
 * the rest in later tasks.
 * @param items undefined while they are unknown
 * @param resultOf null while it is unknown; a new function starts again
 * @returns the results in the order of `items`; undefined until all are there
 */
export function useMapped<Item, Result>(
  items: readonly Item[] | undefined,
  resultOf: ((item: Item) => Result) | null,
): readonly Result[] | undefined {
  const results = useMemo(() => {
    const firstResults: Result[] = []
    if (items !== undefined && resultOf !== null) mapSlice(items, resultOf, firstResults)
    return firstResults
  }, [items, resultOf])
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const isDone = resultOf !== null && items?.length === results.length
  useEffect(() => {
    if (isDone || items === undefined || resultOf === null) return
    const controller = new AbortController()
    const mapRest = async () => {
      do await yieldToMain()
      while (!controller.signal.aborted && !mapSlice(items, resultOf, results))
      if (!controller.signal.aborted) renderAgain()
    }
    void mapRest()
    return () => controller.abort()
  }, [isDone, items, resultOf, results])
  return isDone ? results : undefined
}
