import * as v from 'valibot'
import { memberRecord } from '@/session/member-record'

const MOST_KEPT = 50

const schema = v.array(v.tuple([v.string(), v.number()]))

/** Video id and position in seconds, the last watched first. */
const record = memberRecord<[string, number][]>('watchPositions', schema, [])

export function savedPosition(videoId: string): number {
  return record.read().find(([id]) => id === videoId)?.[1] ?? 0
}

export function savePosition(videoId: string, seconds: number): void {
  const others = record.read().filter(([id]) => id !== videoId)
  const kept: [string, number][] = [[videoId, Math.floor(seconds)], ...others]
  record.write(kept.slice(0, MOST_KEPT))
}
