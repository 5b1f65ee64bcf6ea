import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { createListeners } from '@/lib/store'
import { rowsOf } from '@/lib/storage'
import { memberRecord } from '@/session/store'
import { resumePosition } from './rules'

const MOST_KEPT = 50

/**
 * In seconds. `end` is how far the member may watch: to the preview's end or the video's; null: not
 * known.
 */
const position = v.object({ id: v.string(), at: v.number(), end: v.nullable(v.number()) })

export type WatchPosition = v.InferOutput<typeof position>

/** The last watched first. */
const record = memberRecord<WatchPosition[]>('watched', rowsOf(position), [])

const { subscribe, tell } = createListeners()
let lastRead: readonly WatchPosition[] = []

function write(positions: WatchPosition[]): void {
  record.write(positions)
  tell()
}

/** The same list until it changes, as React asks for. */
function readAll(): readonly WatchPosition[] {
  const positions = record.read()
  if (JSON.stringify(positions) !== JSON.stringify(lastRead)) lastRead = positions
  return lastRead
}

/** In seconds; 0 for a video that was never watched, or watched to its end. */
export function savedPosition(videoId: string): number {
  return record.read().find(({ id }) => id === videoId)?.at ?? 0
}

/** @param end Infinity and NaN, which a live stream has, are not known */
export function savePosition(videoId: string, seconds: number, end: number): void {
  const others = record.read().filter(({ id }) => id !== videoId)
  const own = { id: videoId, at: Math.floor(seconds), end: Number.isFinite(end) ? end : null }
  write([own, ...others].slice(0, MOST_KEPT))
}

/** The video then begins at its beginning again. */
export function forgetPosition(videoId: string): void {
  write(record.read().filter(({ id }) => id !== videoId))
}

/** Those that go on where they were left, the last watched first. */
export function unfinished(positions: readonly WatchPosition[]): WatchPosition[] {
  return positions.filter(({ at, end }) => resumePosition(at, end, null) > 0)
}

/** What this member has watched on this device; changes while a video plays. */
export function usePositions(): readonly WatchPosition[] {
  return useSyncExternalStore(subscribe, readAll)
}

/** In seconds, as `savedPosition`. */
export function usePosition(videoId: string): number {
  return useSyncExternalStore(subscribe, () => savedPosition(videoId))
}
