import * as v from 'valibot'
import { dayOfTime, readTime } from '@/lib/server-day'
import { address, addressOf, identifier, maybeMissing, optional, optionalCount, displayText, text } from './fields'

// This file is separate from `videos.ts`, because Home needs the schema at once but not the calls.

/** Returns the seconds of "3:20", "1:02:03" or "200". Null for any other text, such as a date. */
export function readDuration(time: string): number | null {
  if (/^\d{1,6}$/.test(time)) return Number(time)
  const parts = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(time)
  if (parts === null) return null
  return Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3])
}

/** The platform's field `time` contains either the length of a video or its date. */
const lengthOrDate = v.pipe(
  maybeMissing,
  v.transform((value) => {
    const isTextOrNumber = typeof value === 'string' || typeof value === 'number'
    const timeText = isTextOrNumber ? displayText(String(value)) : ''
    // A length of 0 s means that the length is unknown.
    const durationSeconds = readDuration(timeText) || null
    const dateText = durationSeconds === null ? readTime(typeof value === 'number' ? value : timeText) : ''
    return { durationSeconds, date: dayOfTime(dateText) === '' ? '' : dateText }
  }),
)

/** Replaces http by https. A page on https may not load http, and many servers answer on both. */
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
    /** Null if the number of plays is missing or unreadable. */
    plays: wire.count,
    /** Null if the length is unknown. */
    durationSeconds: wire.time.durationSeconds,
    /** In the format of `readTime`; "" if `time` is not a date. */
    date: wire.time.date,
  })),
)

export type Video = v.InferOutput<typeof videoSchema>
