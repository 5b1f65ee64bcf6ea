/** All calls of `mapSlice` in one task share `SLICE_MS`, but each gets at least `MIN_SLICE_MS`. */
const SLICE_MS = 12
const MIN_SLICE_MS = 3

/**
 * End of the current task's slice (`performance.now()`), which all callers in the task share. Null
 * until a call in the task starts the slice.
 */
let taskSliceEnd: number | null = null

/** All components of a screen begin their work in one task, so calls in a task share one slice. */
function currentSliceEndMs(): number {
  const now = performance.now()
  if (taskSliceEnd === null) {
    taskSliceEnd = now + SLICE_MS
    queueMicrotask(() => {
      taskSliceEnd = null
    })
  }
  return Math.max(taskSliceEnd, now + MIN_SLICE_MS)
}

/**
 * Maps items until the current task's slice of time ends. A web worker would save no time: copying
 * 10,000 orders to it takes longer than mapping them.
 * @param results results of the items that are already mapped; new results are appended
 * @returns whether all items are mapped
 */
export function mapSlice<Item, Result>(
  items: readonly Item[],
  mapItem: (item: Item) => Result,
  results: Result[],
): boolean {
  const sliceEndMs = currentSliceEndMs()
  for (const item of items.slice(results.length)) {
    results.push(mapItem(item))
    if (performance.now() > sliceEndMs) break
  }
  return results.length === items.length
}

/** Maps all items in slices, and lets the page handle events between two slices. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  mapItem: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  while (!mapSlice(items, mapItem, results)) await yieldToMain()
  return results
}

/** If MessageChannel delivers no message, as in some browsers, the work goes on after this time. */
const FALLBACK_TIMER_MS = 100

/**
 * Resolves in a later task, so that the page can handle events before it. A message of a
 * MessageChannel starts that task, because browsers throttle timers: in a hidden tab to one a
 * second.
 */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const finish = () => {
      port1.close()
      resolve()
    }
    setTimeout(finish, FALLBACK_TIMER_MS)
    port1.addEventListener('message', finish)
    port1.start()
    port2.postMessage(null)
  })
}
