import * as v from 'valibot'
import { get } from './client'
import { classSchema, listOf, maybeMissing, MOST_WHOLE, optionalCount } from './fields'
import type { Listing } from './listing'
import { videoSchema, type Video } from './video-schema'

export interface VideoClass {
  key: string
  name: string
}

export interface VideoPage {
  videos: Listing<Video>
  /** Videos in the class (reading 55); null where the server does not say. */
  total: number | null
}

const pageSchema = v.pipe(
  maybeMissing,
  v.transform((wire) => (typeof wire === 'object' && !Array.isArray(wire) ? (wire ?? {}) : { data: wire })),
  v.object({ data: listOf(videoSchema, 'id'), count: optionalCount }),
  v.transform((wire): VideoPage => ({ videos: wire.data, total: wire.count })),
)

export function fetchVideoClasses(signal?: AbortSignal): Promise<Listing<VideoClass>> {
  return get('/video/itemlist', {}, listOf(classSchema, 'key', MOST_WHOLE), { signal })
}

/** `page` counts from 0. */
export function fetchVideoPage(classKey: string, page: number, signal?: AbortSignal): Promise<VideoPage> {
  return get('/video/getVideoList', { id: classKey, page }, pageSchema, { signal })
}

export function fetchVideo(id: string, signal?: AbortSignal): Promise<Video> {
  return get('/video/getVideoInfo', { id }, videoSchema, { signal })
}

export function fetchRecommendedVideos(id: string, signal?: AbortSignal): Promise<Listing<Video>> {
  return get('/video/getVideoInfoItem', { id }, listOf(videoSchema, 'id'), { signal })
}
