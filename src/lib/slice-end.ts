/** In ms: what begins in one task may take together, and each of it at least. */
const TOGETHER_MS = 12
const LEAST_MS = 3

let taskEnd: number | null = null

/** Several cards of a screen begin their work in the task that draws it: they share one slice. */
export function sliceEnd(): number {
  const now = performance.now()
  if (taskEnd === null) {
    taskEnd = now + TOGETHER_MS
    queueMicrotask(() => {
      taskEnd = null
    })
  }
  return Math.max(taskEnd, now + LEAST_MS)
}
