import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { fetchRecommendedVideos, fetchVideo, fetchVideoClasses, fetchVideoPage, type VideoPage } from './videos'
import type { Video } from './video-schema'
import { publicKey } from './keys'

/** A category that is not shown keeps its list, and with it its place, for this long. */
const LIST_KEPT_MS = 30 * 60_000

export const videoQueries = {
  classes: () =>
    queryOptions({
      queryKey: publicKey('videos', 'classes'),
      queryFn: ({ signal }) => fetchVideoClasses(signal),
      staleTime: 10 * 60_000,
    }),
  /**
   * The list of a class, page after page, in the language its titles were asked for.
   *
   * What has been loaded is never fetched again by itself, not even when it is invalidated (a connection that comes back
   * invalidates all that is shown): the library would fetch every page anew, one after the other, a thousand requests for ten
   * thousand videos. Another language is another list, and `restartVideoList` begins anew with the first page.
   */
  list: (classKey: string, language: string) =>
    infiniteQueryOptions({
      queryKey: publicKey('videos', 'list', classKey, language),
      queryFn: ({ pageParam, signal }) => fetchVideoPage(classKey, pageParam, signal),
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
 * Begins a list anew with its first page alone. The pages that are shown stay until it is there, and for good when it fails.
 * @returns whether it failed.
 */
export async function restartVideoList(
  queryClient: QueryClient,
  classKey: string,
  language: string,
): Promise<{ isError: boolean }> {
  const list = videoQueries.list(classKey, language)
  // A next page on its way would be taken for the answer.
  await queryClient.cancelQueries({ queryKey: list.queryKey })
  return queryClient.infiniteQuery({ ...list, staleTime: 0, pages: 1 }).then(
    () => ({ isError: false }),
    () => ({ isError: true }),
  )
}

/**
 * The number of the next page, or undefined when the list is finished: as many loaded as there are in all, an empty page, or
 * a page with nothing new on it (reading 55: some servers answer page 1 with page 0).
 */
export function nextPage(pages: readonly VideoPage[]): number | undefined {
  const last = pages.at(-1)
  if (last === undefined || last.videos.length === 0) return undefined
  const { videos, newOnLast } = collect(pages)
  const isComplete = last.total !== null && videos.length >= last.total
  return isComplete || newOnLast === 0 ? undefined : pages.length
}

/** All videos of the pages, each id once, in order. The same array as long as the pages are the same. */
export function distinctVideos(pages: readonly VideoPage[]): readonly Video[] {
  return collect(pages).videos
}

interface Collection {
  readonly pages: readonly VideoPage[]
  readonly videos: readonly Video[]
  readonly ids: Set<string>
  /** How many videos of the last page no earlier page had. */
  readonly newOnLast: number
}

/** What has been collected of each list, by its first page: it goes with the list. */
const collections = new WeakMap<VideoPage, Collection>()

/** Takes up where the last call for this list ended, so that a page costs its own videos and not those of all before it. */
function collect(pages: readonly VideoPage[]): Collection {
  const first = pages[0]
  const known = first === undefined ? undefined : collections.get(first)
  if (known !== undefined && known.pages.length === pages.length && isStartOf(known.pages, pages)) return known
  const base = known !== undefined && isStartOf(known.pages, pages) ? known : undefined
  const ids = base?.ids ?? new Set<string>()
  const fresh: Video[] = []
  let newOnLast = 0
  for (const page of pages.slice(base?.pages.length ?? 0)) {
    newOnLast = 0
    for (const video of page.videos)
      if (!ids.has(video.id)) {
        ids.add(video.id)
        fresh.push(video)
        newOnLast += 1
      }
  }
  // A copy: what is compared with later must not have grown meanwhile.
  const collection = {
    pages: [...pages],
    videos: base === undefined ? fresh : base.videos.concat(fresh),
    ids,
    newOnLast,
  }
  if (first !== undefined) collections.set(first, collection)
  return collection
}

function isStartOf(start: readonly VideoPage[], pages: readonly VideoPage[]): boolean {
  return start.length <= pages.length && start.every((page, place) => page === pages[place])
}
