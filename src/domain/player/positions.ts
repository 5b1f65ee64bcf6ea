import * as v from 'valibot'
import { tolerantArray } from '@/lib/tolerant-array'
import { memberRecord } from '@/session/store'

const MAX_POSITIONS = 50

/** `at` is the position in the video, in seconds. */
const positionSchema = v.object({ id: v.string(), at: v.number() })

/** The member's positions in videos, the last watched video first. */
const positionsRecord = memberRecord<v.InferOutput<typeof positionSchema>[]>(
  'watched',
  tolerantArray(positionSchema),
  [],
)

/** Seconds; 0 for a visitor, if no position is saved, or if the video was watched to its end. */
export function savedPosition(videoId: string): number {
  return positionsRecord.read().find(({ id }) => id === videoId)?.at ?? 0
}

/** Keeps the positions of the last watched videos. Stores nothing for a visitor. */
export function savePosition(videoId: string, seconds: number): void {
  const otherPositions = positionsRecord.read().filter(({ id }) => id !== videoId)
  positionsRecord.write([{ id: videoId, at: Math.floor(seconds) }, ...otherPositions].slice(0, MAX_POSITIONS))
}
