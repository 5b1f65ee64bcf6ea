/** In ms: how long a task may keep the page from answering a finger, and what each work gets. */
const SLICE_MS = 12
const MIN_SLICE_MS = 3

/** Of the page, as a task is: works that know nothing of each other share it. */
let taskEnd: number | null = null

/** Several cards of a screen begin their work in the task that draws it: they share one slice. */
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
 * Maps for one slice what is not mapped yet. A worker would save nothing: to copy 10,000 orders
 * takes the page longer than to go through them.
 * @param results of the first items; they are added to
 * @returns whether all are mapped
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

/** Maps slice by slice, and lets the page answer in between; what fits in one is done at once. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  resultOf: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  while (!mapSlice(items, resultOf, results)) await yieldToMain()
  return results
}

/** For a browser that delivers no message. */
const FALLBACK_TIMER_MS = 100

/** Lets the page answer. A timer alone waits longer each time, and a second in a hidden tab. */
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
