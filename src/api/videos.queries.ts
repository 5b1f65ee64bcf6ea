import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
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
      staleTime: 5 * 60_000,
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

/**
 * The number of the next page, or undefined when the list is finished: as many loaded as there are in all, an empty page, or
 * a page with nothing new on it (reading 55: some servers answer page 1 with page 0).
 */
export function nextPage(pages: readonly VideoPage[]): number | undefined {
  const last = pages.at(-1)
  if (last === undefined || last.videos.length === 0) return undefined
  const before = distinctVideos(pages.slice(0, -1))
  const loaded = distinctVideos(pages)
  const isComplete = last.total !== null && loaded.length >= last.total
  return isComplete || loaded.length === before.length ? undefined : pages.length
}

/** All videos of the pages, each id once, in order. */
export function distinctVideos(pages: readonly VideoPage[]): Video[] {
  const byId = new Map<string, Video>()
  for (const page of pages) for (const video of page.videos) if (!byId.has(video.id)) byId.set(video.id, video)
  return [...byId.values()]
}
