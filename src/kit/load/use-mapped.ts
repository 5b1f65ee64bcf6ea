import { useEffect, useMemo, useReducer } from 'react'
import { mapSlice, yieldToMain } from '@/lib/slices'

/**
 * Maps thousands of items without blocking the page: some during the render (`mapSlice`), the
 * remaining ones in later tasks.
 * @param items undefined while the items are unknown
 * @param resultOf maps one item; null while the function is not available yet. A new function maps
 * all items again.
 * @returns the results in the order of `items`; undefined until all items are mapped
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
