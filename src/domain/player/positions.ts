import * as v from 'valibot'
import { rowsOf } from '@/lib/rows-of'
import { memberRecord } from '@/session/store'

const MOST_KEPT = 50

/** `at` is in seconds. */
const position = v.object({ id: v.string(), at: v.number() })

/** The last watched first. */
const record = memberRecord<v.InferOutput<typeof position>[]>('watched', rowsOf(position), [])

/** In seconds; 0 for a video that was never watched, or watched to its end. */
export function savedPosition(videoId: string): number {
  return record.read().find(({ id }) => id === videoId)?.at ?? 0
}

export function savePosition(videoId: string, seconds: number): void {
  const others = record.read().filter(({ id }) => id !== videoId)
  record.write([{ id: videoId, at: Math.floor(seconds) }, ...others].slice(0, MOST_KEPT))
}
