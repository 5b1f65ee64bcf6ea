import * as v from 'valibot'
import { type InfiniteData, type QueryClient, infiniteQueryOptions } from '@tanstack/react-query'
import { get, read } from './client'
import { MAX_UNVIRTUALISED_ROWS, classSchema, isRecord, listOf, maybeMissing, optionalCount, rowsIn } from './fields'
import { type Listing, listingFrom, countUnreadable } from './listing'
import { type Video, videoSchema } from './video-schema'
import { ALWAYS_STALE, IMMUTABLE_ONCE_FILLED, SETTLED, memberQuery, publicKey, publicQuery } from './keys'

export type VideoClass = v.InferOutput<typeof classSchema>

const pageSchema = v.pipe(
  maybeMissing,
  v.transform((wire) => {
    const fields = isRecord(wire) ? wire : {}
    const list = rowsIn(wire)
    return { count: fields['count'], data: isRecord(list) && list === fields ? null : list }
  }),
  v.object({ data: listOf(videoSchema, 'id'), count: optionalCount }),
  /**
   * `total` is the number of videos of the video class (reading 55). Null if the number is missing
   * or unreadable.
   */
  v.transform((wire) => ({ videos: wire.data, total: wire.count })),
)

export type VideoPage = v.InferOutput<typeof pageSchema>

/** Returns one page of the videos of a class (a group of videos). `page` counts from 0. */
export function fetchVideoPage(classKey: string, page: number, signal?: AbortSignal): Promise<VideoPage> {
  return get('/video/getVideoList', { id: classKey, page }, pageSchema, { signal })
}

/**
 * The list of videos of a class stays cached for this time while the class is not shown. The screen
 * can then restore its scroll position.
 */
const LIST_CACHE_MS = 30 * 60_000

export const videoQueries = {
  classes: () =>
    publicQuery(
      ['videos', 'classes'],
      read('/video/itemlist', {}, listOf(classSchema, 'key', MAX_UNVIRTUALISED_ROWS)),
      SETTLED,
    ),
  /**
   * TanStack Query never refetches a filled list, not even if the list is invalidated. A refetch
   * would request every page again: a thousand requests for ten thousand videos. Only
   * `restartVideoList` starts again, from page 0. An empty list does go stale, because the platform
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
      staleTime: IMMUTABLE_ONCE_FILLED<InfiniteData<VideoPage, number>>(
        (list) => list?.pages.some(({ videos }) => videos.length > 0) === true,
      ),
      gcTime: LIST_CACHE_MS,
    }),
  video: (id: string) =>
    memberQuery(['videos', 'video', id], read('/video/getVideoInfo', { id }, videoSchema), SETTLED),
  recommended: (id: string) =>
    memberQuery(
      ['videos', 'recommended', id],
      read('/video/getVideoInfoItem', { id }, listOf(videoSchema, 'id')),
      SETTLED,
    ),
}

/**
 * Loads the first page again and drops the other pages. If loading fails, all old pages stay.
 * @returns the error of the request, or null
 */
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
 * Returns the page without videos that are on an earlier page, and with each other video once.
 * Videos repeat for two reasons: some platforms send page 0 again as page 1, and a new video at the
 * top moves other videos to the next page.
 */
export function dedupe(page: VideoPage, earlier: readonly VideoPage[]): VideoPage {
  const newVideos = new Map<string, Video>()
  for (const video of page.videos) if (!newVideos.has(video.id)) newVideos.set(video.id, video)
  for (const { videos } of earlier) for (const { id } of videos) newVideos.delete(id)
  return { ...page, videos: listingFrom([page.videos], [...newVideos.values()]) }
}

/**
 * Returns the number of the next page. Undefined if no page is loaded yet, if all videos are
 * loaded, or if the last page has no new video (reading 55).
 */
export function nextPageNumber(pages: readonly VideoPage[]): number | undefined {
  const lastPage = pages.at(-1)
  if (lastPage === undefined || lastPage.videos.length === 0) return undefined
  const loadedCount = pages.reduce((count, { videos }) => count + videos.length + countUnreadable(videos), 0)
  return lastPage.total !== null && loadedCount >= lastPage.total ? undefined : pages.length
}

export function allVideos(pages: readonly VideoPage[]): Listing<Video> {
  const lists = pages.map(({ videos }) => videos)
  return listingFrom(lists, lists.flat())
}
