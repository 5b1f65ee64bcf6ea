/** Work that may be stopped after each step and goes on from there. */
export type Steps<T> = Generator<void, T, void>

/** So long a task may keep the page from answering a finger. */
const SLICE_MS = 12

export type Progress<T> = { isDone: true; value: T } | { isDone: false; work: Steps<T> }

/** Works for one slice. */
export function begin<T>(work: Steps<T>, end = performance.now() + SLICE_MS): Progress<T> {
  for (;;) {
    const { done, value } = work.next()
    if (done === true) return { isDone: true, value }
    if (performance.now() > end) return { isDone: false, work }
  }
}

/** Works slice by slice, and lets the page answer in between; work of one slice is done at once. */
export async function inSlices<T>(work: Steps<T>): Promise<T> {
  for (;;) {
    const progress = begin(work)
    if (progress.isDone) return progress.value
    await pause()
  }
}

/** For a browser that delivers no message. */
const PATIENCE_MS = 100

/** A timer alone would wait longer each time, and a second in a tab behind others. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = () => {
      clearTimeout(timer)
      port1.close()
      resolve()
    }
    const timer = setTimeout(end, PATIENCE_MS)
    port1.addEventListener('message', end)
    port1.start()
    port2.postMessage(null)
  })
}

/** All of it at once. */
export function atOnce<T>(work: Steps<T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done === true) return value
  }
}

/** A step for each item. */
export function* mapSteps<Item, Result>(
  items: readonly Item[],
  resultOf: (item: Item) => Result,
): Generator<void, Result[], void> {
  const results: Result[] = []
  for (const item of items) {
    results.push(resultOf(item))
    yield
  }
  return results
}
