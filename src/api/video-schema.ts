import * as v from 'valibot'
import { identifier, optionalNumber, text } from './fields'

/** Separate from `videos.ts` because Home loads it first, without the calls. */
export interface Video {
  id: string
  name: string
  posterUrl: string
  streamUrl: string
  plays: number
  durationSeconds: number | null
  /** `time` as sent where it is not a duration, else "". */
  date: string
}

/** Reads "3:20", "1:02:03" or "200"; null for anything else, such as a date. */
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
    count: optionalNumber,
    time: text,
  }),
  v.transform((wire): Video => {
    const durationSeconds = readDuration(wire.time)
    return {
      id: wire.id,
      name: wire.vod_name,
      posterUrl: wire.vod_pic,
      streamUrl: wire.vod_play_url,
      plays: wire.count ?? 0,
      durationSeconds,
      date: durationSeconds === null ? wire.time : '',
    }
  }),
)
