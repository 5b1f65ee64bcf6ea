import { useEffect, useMemo, useState } from 'react'
import { sliceEnd } from '@/lib/slice-end'
import { begin, inSlices, type Steps } from '@/lib/steps'

/** An effect may run twice, and the work must not. */
function once<T>(run: () => T): () => T {
  const done: T[] = []
  return () => {
    if (done.length === 0) done.push(run())
    return done[0] as T
  }
}

/**
 * What long work comes to: at once where it is done in one slice, else once it is done, while the
 * page goes on answering.
 * @param start begins the work; another function begins it anew
 * @returns undefined until it is done
 */
export function useSteps<T>(start: () => Steps<T>): T | undefined {
  const first = useMemo(() => {
    const progress = begin(start(), sliceEnd())
    return progress.isDone ? progress : { isDone: false as const, finish: once(() => inSlices(progress.work)) }
  }, [start])
  const [later, setLater] = useState<{ of: typeof first; value: T } | null>(null)
  useEffect(() => {
    if (first.isDone) return
    let isOver = false
    void first.finish().then((value) => {
      if (!isOver) setLater({ of: first, value })
    })
    return () => {
      isOver = true
    }
  }, [first])
  if (first.isDone) return first.value
  return later?.of === first ? later.value : undefined
}
