import * as v from 'valibot'
import { address, identifier, optionalCount, text } from './fields'

// Separate from `videos.ts` because Home loads it first, without the calls.

/** Reads "3:20", "1:02:03" or "200"; null for anything else, such as a date. */
export function readDuration(time: string): number | null {
  if (/^\d{1,6}$/.test(time)) return Number(time)
  const parts = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(time)
  if (parts === null) return null
  return Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3])
}

/** "NaN:NaN" or "undefined" is what a program has written, and no date. */
const DATE = /^\d{4}-\d{2}-\d{2}[\d :.TZ+-]*$/

export const videoSchema = v.pipe(
  v.object({
    id: identifier,
    vod_name: text,
    vod_pic: address,
    vod_play_url: address,
    count: optionalCount,
    time: text,
  }),
  v.transform((wire) => ({
    id: wire.id,
    name: wire.vod_name,
    posterUrl: wire.vod_pic,
    streamUrl: wire.vod_play_url,
    /** Null where the platform does not say, as the duration. */
    plays: wire.count,
    durationSeconds: readDuration(wire.time),
    /** `time` as sent where it begins with a day, "2026-11-20", else "". */
    date: DATE.test(wire.time) ? wire.time : '',
  })),
)

export type Video = v.InferOutput<typeof videoSchema>
