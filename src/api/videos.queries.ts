import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import {
  fetchRecommendedVideos,
  fetchVideo,
  fetchVideoClasses,
  fetchVideoPage,
  type Video,
  type VideoPage,
} from './videos'

export const videoQueries = {
  classes: () =>
    queryOptions({
      queryKey: ['videos', 'classes'],
      queryFn: ({ signal }) => fetchVideoClasses(signal),
      staleTime: 10 * 60_000,
    }),
  list: (classKey: string) =>
    infiniteQueryOptions({
      queryKey: ['videos', 'list', classKey],
      queryFn: ({ pageParam, signal }) => fetchVideoPage(classKey, pageParam, signal),
      initialPageParam: 0,
      getNextPageParam: (_last, pages) => nextPage(pages),
      // Never asked again by itself: the library would fetch every page in turn, a thousand of a long list. See refreshVideoList.
      staleTime: Infinity,
    }),
  video: (id: string) =>
    queryOptions({
      queryKey: ['videos', 'video', id],
      queryFn: ({ signal }) => fetchVideo(id, signal),
      staleTime: 5 * 60_000,
    }),
  recommended: (id: string) =>
    queryOptions({
      queryKey: ['videos', 'recommended', id],
      queryFn: ({ signal }) => fetchRecommendedVideos(id, signal),
      staleTime: 5 * 60_000,
    }),
}

/** Begins a list anew with its first page; what was loaded stands until that has come. @returns whether it failed. */
export async function refreshVideoList(queryClient: QueryClient, classKey: string): Promise<{ isError: boolean }> {
  try {
    await queryClient.fetchInfiniteQuery({ ...videoQueries.list(classKey), pages: 1, staleTime: 0 })
    return { isError: false }
  } catch {
    return { isError: true }
  }
}

/**
 * The number of the next page, or undefined when the list is finished: as many loaded as there are in all, an empty page, or
 * a page with nothing new on it (reading 55: some servers answer page 1 with page 0).
 */
export function nextPage(pages: readonly VideoPage[]): number | undefined {
  const last = pages.at(-1)
  if (last === undefined || last.videos.length === 0) return undefined
  const loaded = new Set<string>()
  for (const page of pages.slice(0, -1)) for (const { id } of page.videos) loaded.add(id)
  const before = loaded.size
  for (const { id } of last.videos) loaded.add(id)
  const isComplete = last.total !== null && loaded.size >= last.total
  return isComplete || loaded.size === before ? undefined : pages.length
}

/** All videos of the pages, each id once, in order. */
export function distinctVideos(pages: readonly VideoPage[]): Video[] {
  const byId = new Map<string, Video>()
  for (const page of pages) for (const video of page.videos) if (!byId.has(video.id)) byId.set(video.id, video)
  return [...byId.values()]
}
