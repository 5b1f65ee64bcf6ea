import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { fetchRecommendedVideos, fetchVideo, fetchVideoClasses, fetchVideoPage, type VideoPage } from './videos'
import type { Video } from './video-schema'
import { publicKey } from './keys'

/** For how long a category that is not shown keeps its list, and so the place in it. */
const LIST_KEPT_MS = 30 * 60_000

export const videoQueries = {
  classes: () =>
    queryOptions({
      queryKey: publicKey('videos', 'classes'),
      queryFn: ({ signal }) => fetchVideoClasses(signal),
      staleTime: 10 * 60_000,
    }),
  /**
   * The list of a class, page by page, each video once; `language` is the one its titles are in.
   *
   * What is loaded is never fetched again by itself, not even when it is invalidated: the library
   * would repeat every page, a thousand requests for ten thousand videos. `restartVideoList` begins
   * again with the first page.
   */
  list: (classKey: string, language: string) =>
    infiniteQueryOptions({
      queryKey: publicKey('videos', 'list', classKey, language),
      queryFn: async ({ pageParam, signal, client, queryKey }) => {
        const page = await fetchVideoPage(classKey, pageParam, signal)
        const loaded = client.getQueryData<InfiniteData<VideoPage, number>>(queryKey)?.pages ?? []
        return withoutKnown(page, loaded.slice(0, pageParam))
      },
      initialPageParam: 0,
      getNextPageParam: (_last, pages) => nextPage(pages),
      staleTime: 'static',
      gcTime: LIST_KEPT_MS,
    }),
  video: (id: string) =>
    queryOptions({
      queryKey: publicKey('videos', 'video', id),
      queryFn: ({ signal }) => fetchVideo(id, signal),
      staleTime: 5 * 60_000,
    }),
  recommended: (id: string) =>
    queryOptions({
      queryKey: publicKey('videos', 'recommended', id),
      queryFn: ({ signal }) => fetchRecommendedVideos(id, signal),
      staleTime: 5 * 60_000,
    }),
}

/**
 * Loads the first page again and drops the others. If that fails, all pages stay.
 * @returns whether it failed.
 */
export async function restartVideoList(
  queryClient: QueryClient,
  classKey: string,
  language: string,
): Promise<{ isError: boolean }> {
  const list = videoQueries.list(classKey, language)
  // Otherwise a next page that is being fetched would be taken for the answer.
  await queryClient.cancelQueries({ queryKey: list.queryKey })
  return queryClient.infiniteQuery({ ...list, staleTime: 0, pages: 1 }).then(
    () => ({ isError: false }),
    () => ({ isError: true }),
  )
}

/**
 * The page without the videos that an earlier page has, or that it has twice itself: platforms
 * answer page 1 with page 0, and a video that is published meanwhile moves others to the next page.
 */
export function withoutKnown(page: VideoPage, earlier: readonly VideoPage[]): VideoPage {
  const fresh = new Map<string, Video>()
  for (const video of page.videos) if (!fresh.has(video.id)) fresh.set(video.id, video)
  for (const { videos } of earlier) for (const { id } of videos) fresh.delete(id)
  return { ...page, videos: [...fresh.values()] }
}

/**
 * The number of the next page, or undefined when the list is finished: everything is loaded, or the
 * last page brought nothing new (reading 55).
 */
export function nextPage(pages: readonly VideoPage[]): number | undefined {
  const last = pages.at(-1)
  if (last === undefined || last.videos.length === 0) return undefined
  const loaded = pages.reduce((count, { videos }) => count + videos.length, 0)
  return last.total !== null && loaded >= last.total ? undefined : pages.length
}

export function allVideos(pages: readonly VideoPage[]): Video[] {
  return pages.flatMap(({ videos }) => videos)
}
