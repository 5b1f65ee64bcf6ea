import * as v from 'valibot'
import { get } from './client'
import { identifier, integer, listOf, maybeMissing, text } from './fields'

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

export interface VideoClass {
  key: string
  name: string
}

export interface VideoPage {
  videos: Video[]
  /** How many the class holds in all (reading 55); null where the server does not say. */
  total: number | null
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

const classSchema = v.pipe(
  v.object({ id: v.nullish(identifier), key: v.nullish(v.union([v.string(), v.number()])), name: text }),
  v.transform((wire): VideoClass => ({ key: String(wire.key ?? '').trim() || (wire.id ?? ''), name: wire.name })),
)

/** One page of a list; a bare list is one of unknown total, and no answer at all is an empty one (reading 21). */
const pageSchema = v.pipe(
  maybeMissing,
  v.transform((wire) => (typeof wire === 'object' && !Array.isArray(wire) ? (wire ?? {}) : { data: wire })),
  v.object({ data: listOf(videoSchema), count: v.nullish(integer, null) }),
  v.transform((wire): VideoPage => ({ videos: wire.data, total: wire.count })),
)

/** GET /video/itemlist. */
export function fetchVideoClasses(signal?: AbortSignal): Promise<VideoClass[]> {
  return get('/video/itemlist', {}, listOf(classSchema), { signal })
}

/** GET /video/getVideoList. `page` counts from 0. */
export function fetchVideoPage(classKey: string, page: number, signal?: AbortSignal): Promise<VideoPage> {
  return get('/video/getVideoList', { id: classKey, page }, pageSchema, { signal })
}

/** GET /video/getVideoInfo. */
export function fetchVideo(id: string, signal?: AbortSignal): Promise<Video> {
  return get('/video/getVideoInfo', { id }, videoSchema, { signal })
}

/** GET /video/getVideoInfoItem (reading 54). */
export function fetchRecommendedVideos(id: string, signal?: AbortSignal): Promise<Video[]> {
  return get('/video/getVideoInfoItem', { id }, listOf(videoSchema), { signal })
}
