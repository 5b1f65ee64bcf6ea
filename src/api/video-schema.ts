import * as v from 'valibot'
import { dayOfTime, readTime } from '@/lib/server-day'
import { address, addressOf, identifier, maybeMissing, optional, optionalCount, displayText, text } from './fields'

// Separate from `videos.ts`, because Home needs the schema at once but not the calls.

/** Reads "3:20", "1:02:03" or "200" as seconds; null for anything else, such as a date. */
export function readDuration(time: string): number | null {
  if (/^\d{1,6}$/.test(time)) return Number(time)
  const parts = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(time)
  if (parts === null) return null
  return Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3])
}

/** The platform uses one field for two things: the length or the date. */
const lengthOrDate = v.pipe(
  maybeMissing,
  v.transform((value) => {
    const isWritten = typeof value === 'string' || typeof value === 'number'
    const written = isWritten ? displayText(String(value)) : ''
    // A length of 0 s means that it is not known.
    const durationSeconds = readDuration(written) || null
    const at = durationSeconds === null ? readTime(typeof value === 'number' ? value : written) : ''
    return { durationSeconds, date: dayOfTime(at) === '' ? '' : at }
  }),
)

/** Replaces http by https, because a page on https may not load http. Many servers answer both. */
const streamAddress = v.pipe(
  optional(v.string()),
  v.transform((text) => addressOf((text ?? '').trim().replace(/^http:/i, 'https:'))),
)

export const videoSchema = v.pipe(
  v.object({
    id: identifier,
    vod_name: text,
    vod_pic: address,
    vod_play_url: streamAddress,
    count: optionalCount,
    time: lengthOrDate,
  }),
  v.transform((wire) => ({
    id: wire.id,
    name: wire.vod_name,
    posterUrl: wire.vod_pic,
    streamUrl: wire.vod_play_url,
    /** Null if the platform does not say; so is the duration. */
    plays: wire.count,
    durationSeconds: wire.time.durationSeconds,
    /** In the format of `readTime`; "" if `time` is not a date. */
    date: wire.time.date,
  })),
)

export type Video = v.InferOutput<typeof videoSchema>
