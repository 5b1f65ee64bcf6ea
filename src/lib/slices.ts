/** How long the work of one task may block the page, and the least that each caller gets. */
const SLICE_MS = 12
const MIN_SLICE_MS = 3

/** End of the current task's slice (`performance.now()`), which all callers of the page share. */
let taskEnd: number | null = null

/** Cards of a screen start their work in the task that renders it, so they share one slice. */
function sliceEnd(): number {
  const now = performance.now()
  if (taskEnd === null) {
    taskEnd = now + SLICE_MS
    queueMicrotask(() => {
      taskEnd = null
    })
  }
  return Math.max(taskEnd, now + MIN_SLICE_MS)
}

/**
 * Maps further items for one slice. A web worker would save nothing: copying 10,000 orders to it
 * takes the page longer than mapping them.
 * @param results the results so far, of the first items; new ones are appended
 * @returns whether all items are mapped
 */
export function mapSlice<Item, Result>(
  items: readonly Item[],
  resultOf: (item: Item) => Result,
  results: Result[],
): boolean {
  const end = sliceEnd()
  for (const item of items.slice(results.length)) {
    results.push(resultOf(item))
    if (performance.now() > end) break
  }
  return results.length === items.length
}

/** Maps slice by slice and yields to the page in between. One slice needs no pause. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  resultOf: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  while (!mapSlice(items, resultOf, results)) await yieldToMain()
  return results
}

/** Fallback for a browser in which MessageChannel delivers no message. */
const FALLBACK_TIMER_MS = 100

/** Lets the page handle events. Browsers throttle timers, in a hidden tab to one a second. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = () => {
      port1.close()
      resolve()
    }
    setTimeout(end, FALLBACK_TIMER_MS)
    port1.addEventListener('message', end)
    port1.start()
    port2.postMessage(null)
  })
}
