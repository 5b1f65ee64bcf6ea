import * as v from 'valibot'
import type { Video } from '@/api/video-schema'
import { tolerantArray } from '@/lib/tolerant-array'
import { memberRecord } from '@/session/store'
import { previewEndSeconds, resumePosition } from './rules'

const MAX_POSITIONS = 50

/** `at` is the position in the video in seconds, and `length` the video's length, if known. */
const positionSchema = v.object({
  id: v.string(),
  at: v.number(),
  length: v.fallback(v.optional(v.number()), undefined),
})

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

/** Returns the position in seconds at which a tap would start the video. */
export function startPosition({ id, durationSeconds }: Video, hasFullView: boolean): number {
  return resumePosition(savedPosition(id), durationSeconds, previewEndSeconds(hasFullView, durationSeconds))
}

/**
 * Returns the id of the last watched video that would start at a saved position, and null if there
 * is none. A video that the member has watched to the end of its preview would not.
 */
export function videoToContinue(hasFullView: boolean): string | null {
  const found = positionsRecord.read().find(({ at, length = null }) => {
    return resumePosition(at, length, previewEndSeconds(hasFullView, length)) > 0
  })
  return found?.id ?? null
}

/**
 * Keeps the positions of the last watched videos. Stores nothing for a visitor.
 * @param length length of the video in seconds; NaN or Infinity if unknown
 */
export function savePosition(videoId: string, seconds: number, length: number): void {
  const otherPositions = positionsRecord.read().filter(({ id }) => id !== videoId)
  const position = { id: videoId, at: Math.floor(seconds), ...(Number.isFinite(length) && { length }) }
  positionsRecord.write([position, ...otherPositions].slice(0, MAX_POSITIONS))
}
