import * as v from 'valibot'
import { identifier, integer, text } from './fields'

/** A video of the hall; Home has some of them too, so this stands apart from the calls of `videos.ts`. */
export interface Video {
  id: string
  name: string
  posterUrl: string
  streamUrl: string
  plays: number
  /** Length in whole seconds, or null where `time` is no duration. */
  durationSeconds: number | null
  /** `time` as sent where it is no duration: a date. */
  date: string
}

/** "3:20", "1:02:03" or plain seconds as a length; null for anything else, which is a date. */
export function readDuration(time: string): number | null {
  if (/^\d{1,6}$/.test(time)) return Number(time)
  const parts = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(time)
  if (parts === null) return null
  return Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3])
}

export const videoSchema = v.pipe(
  v.object({
    id: identifier,
    vod_name: text,
    vod_pic: text,
    vod_play_url: text,
    count: v.nullish(integer, 0),
    time: text,
  }),
  v.transform((wire): Video => {
    const durationSeconds = readDuration(wire.time)
    return {
      id: wire.id,
      name: wire.vod_name,
      posterUrl: wire.vod_pic,
      streamUrl: wire.vod_play_url,
      plays: wire.count,
      durationSeconds,
      date: durationSeconds === null ? wire.time : '',
    }
  }),
)
