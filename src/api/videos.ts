import * as v from 'valibot'
import { type InfiniteData, type QueryClient, infiniteQueryOptions } from '@tanstack/react-query'
import { get, read } from './client'
import {
  MAX_UNVIRTUALISED_ROWS,
  classSchema,
  isRecord,
  listOf,
  maybeMissing,
  optionalCount,
  unwrapRows,
} from './fields'
import { type Listing, listingFrom, countUnreadable } from './listing'
import { type Video, videoSchema } from './video-schema'
import { ALWAYS_STALE, STATIC_ONCE_FILLED, SETTLED_STALE_MS, memberQuery, publicKey, publicQuery } from './keys'

export type VideoClass = v.InferOutput<typeof classSchema>

const pageSchema = v.pipe(
  maybeMissing,
  v.transform((wire) => {
    const fields = isRecord(wire) ? wire : {}
    const list = unwrapRows(wire)
    return { count: fields['count'], data: isRecord(list) && list === fields ? null : list }
  }),
  v.object({ data: listOf(videoSchema, 'id'), count: optionalCount }),
  /** `total` is the number of videos in the class (reading 55). Null if missing or unreadable. */
  v.transform((wire) => ({ videos: wire.data, total: wire.count })),
)

export type VideoPage = v.InferOutput<typeof pageSchema>

/** `page` counts from 0. */
export function fetchVideoPage(classKey: string, page: number, signal?: AbortSignal): Promise<VideoPage> {
  return get('/video/getVideoList', { id: classKey, page }, pageSchema, { signal })
}

/** A list that is not shown is kept for this time, so that its scroll position can be restored. */
const LIST_CACHE_MS = 30 * 60_000

export const videoQueries = {
  classes: () =>
    publicQuery(
      ['videos', 'classes'],
      read('/video/itemlist', {}, listOf(classSchema, 'key', MAX_UNVIRTUALISED_ROWS)),
      SETTLED_STALE_MS,
    ),
  /**
   * A filled list is never refetched, not even if it is invalidated: that would request every page
   * again. Only `restartVideoList` loads it again. An empty list goes stale, because the platform
   * may have sent it by mistake. `language` is the language of the titles.
   */
  list: (classKey: string, language: string) =>
    infiniteQueryOptions({
      queryKey: publicKey('videos', 'list', classKey, language),
      queryFn: async ({ pageParam, signal, client, queryKey }) => {
        const page = await fetchVideoPage(classKey, pageParam, signal)
        const loadedPages = client.getQueryData<InfiniteData<VideoPage, number>>(queryKey)?.pages ?? []
        return dedupe(page, loadedPages.slice(0, pageParam))
      },
      initialPageParam: 0,
      getNextPageParam: (_last, pages) => nextPageNumber(pages),
      staleTime: STATIC_ONCE_FILLED<InfiniteData<VideoPage, number>>(
        (list) => list?.pages.some(({ videos }) => videos.length > 0) === true,
      ),
      gcTime: LIST_CACHE_MS,
    }),
  video: (id: string) =>
    memberQuery(['videos', 'video', id], read('/video/getVideoInfo', { id }, videoSchema), SETTLED_STALE_MS),
  recommended: (id: string) =>
    memberQuery(
      ['videos', 'recommended', id],
      read('/video/getVideoInfoItem', { id }, listOf(videoSchema, 'id')),
      SETTLED_STALE_MS,
    ),
}

/** Loads the first page again and drops the others. After a failure, all old pages stay. */
export async function restartVideoList(
  queryClient: QueryClient,
  classKey: string,
  language: string,
): Promise<{ error: Error | null }> {
  const list = videoQueries.list(classKey, language)
  // Otherwise TanStack Query would use the answer to a next page that is still being loaded.
  await queryClient.cancelQueries({ queryKey: list.queryKey })
  return queryClient.infiniteQuery({ ...list, staleTime: ALWAYS_STALE, pages: 1 }).then(
    () => ({ error: null }),
    (error: Error) => ({ error }),
  )
}

/**
 * Removes repeated videos of a page, and videos that are on an earlier page. Some platforms send
 * page 0 again as page 1, and a new video at the top moves others to the next page.
 */
export function dedupe(page: VideoPage, earlier: readonly VideoPage[]): VideoPage {
  const newVideos = new Map<string, Video>()
  for (const video of page.videos) if (!newVideos.has(video.id)) newVideos.set(video.id, video)
  for (const { videos } of earlier) for (const { id } of videos) newVideos.delete(id)
  return { ...page, videos: listingFrom([page.videos], [...newVideos.values()]) }
}

/**
 * Counts from 0. Undefined if no page is loaded, if all videos are loaded, or if the last page has
 * no new video (reading 55).
 */
export function nextPageNumber(pages: readonly VideoPage[]): number | undefined {
  const lastPage = pages.at(-1)
  if (lastPage === undefined || lastPage.videos.length === 0) return undefined
  const loadedCount = pages.reduce((count, { videos }) => count + videos.length + countUnreadable(videos), 0)
  return lastPage.total !== null && loadedCount >= lastPage.total ? undefined : pages.length
}

export function videosOfPages(pages: readonly VideoPage[]): Listing<Video> {
  const lists = pages.map(({ videos }) => videos)
  return listingFrom(lists, lists.flat())
}
