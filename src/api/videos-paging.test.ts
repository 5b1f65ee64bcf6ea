import { answerAll, envelope, startPlatform } from '../../tests/support/wire'
import { InfiniteQueryObserver } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Video } from './video-schema'
import { type VideoPage, videosOfPages, nextPageNumber, restartVideoList, videoQueries, dedupe } from './videos'
import { publicKey } from './keys'
import { countUnreadable } from './listing'
import { createQueryClient } from './query-client'
import { forAll } from '../../tests/support/for-all'

const server = startPlatform()

function video(id: number): Video {
  return { id: String(id), name: `v${id}`, posterUrl: '', streamUrl: '', plays: 0, durationSeconds: null, date: '' }
}

function page(ids: readonly number[], total: number): VideoPage {
  return { videos: ids.map(video), total }
}

/** Deduplicates each page against the pages before it. */
function dedupedPages(pages: readonly VideoPage[]): VideoPage[] {
  return pages.reduce<VideoPage[]>((earlier, next) => [...earlier, dedupe(next, earlier)], [])
}

it('dedupe removes videos of earlier pages, and keeps the page’s count of unreadable rows', () => {
  const videos = Object.assign([video(1), video(2)], { unreadable: 2 })
  const { videos: newVideos } = dedupe({ videos, total: 4 }, [page([1], 4)])
  expect([newVideos.map(({ id }) => id), countUnreadable(newVideos)]).toEqual([['2'], 2])
})

describe('nextPageNumber', () => {
  it.each<[string, VideoPage[], number | undefined]>([
    ['is the second page after the first', [page([1, 2], 5)], 1],
    ['is the third page after the second', [page([1, 2], 5), page([3, 4], 5)], 2],
    ['is undefined once all videos are loaded', [page([1, 2], 3), page([3], 3)], undefined],
    ['is undefined once more videos than the total are loaded', [page([1, 2, 3], 2)], undefined],
    ['is undefined after an empty page', [page([1, 2], 5), page([], 5)], undefined],
    ['is undefined after a page without a new video', [page([1, 2], 5), page([1, 2], 5)], undefined],
    ['is the third page after a second page with a new video', [page([1, 2], 5), page([2, 3], 5)], 2],
    ['uses the total of the newest page', [page([1, 2], 4), page([3, 4], 6)], 2],
    ['is undefined for an empty class', [page([], 0)], undefined],
    ['is undefined without a page', [], undefined],
    ['is the second page if the platform does not send the total', [{ ...page([1, 2], 0), total: null }], 1],
  ])('%s', (_name, pages, expected) => {
    expect(nextPageNumber(dedupedPages(pages))).toBe(expected)
  })

  it('is undefined after at most 22 pages if the platform has 21 videos', () => {
    const answers = fc.array(fc.record({ ids: fc.array(fc.nat(20), { maxLength: 5 }), total: fc.nat(1000) }), {
      minLength: 60,
      maxLength: 60,
    })
    forAll(answers, (answers) => {
      const pages: VideoPage[] = []
      for (const { ids, total } of answers) {
        pages.push(dedupe(page(ids, total), pages))
        if (nextPageNumber(pages) === undefined) break
      }
      // With 21 ids, at most 21 pages have a new video. A page without one ends the list.
      expect(pages.length).toBeLessThanOrEqual(22)
    })
  })
})

it('videosOfPages returns each video once, in the order and with the data of its first occurrence', () => {
  const duplicate = { ...video(2), name: 'later' }
  expect(
    videosOfPages(
      dedupedPages([
        { videos: [video(2), duplicate], total: 3 },
        { videos: [duplicate, video(3)], total: 3 },
      ]),
    ),
  ).toEqual([video(2), video(3)])
  forAll(fc.array(fc.array(fc.nat(9))), (lists) => {
    const ids = videosOfPages(dedupedPages(lists.map((list) => page(list, 0)))).map(({ id }) => id)
    expect(ids).toEqual([...new Set(lists.flat().map(String))])
  })
})

describe('the list of a video class', () => {
  const list = () => videoQueries.list('films', 'en_us')

  let stopObserving = () => undefined as void
  afterEach(() => stopObserving())

  /**
   * Observes the list and loads its first `pages` pages. `answers` returns the answer for a page
   * number, which counts from 0. The returned `sent` has only the requests that are sent later.
   */
  async function observe(pages: number, answers: (pageNumber: number) => Response) {
    const platform = { answers }
    const sent = answerAll(server, (request) => platform.answers(Number(new URL(request.url).searchParams.get('page'))))
    const queryClient = createQueryClient()
    const observer = new InfiniteQueryObserver(queryClient, list())
    stopObserving = observer.subscribe(() => undefined)
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true), { timeout: 5000 })
    while ((observer.getCurrentResult().data?.pages.length ?? 0) < pages) await observer.fetchNextPage()
    expect(sent.splice(0).map(({ query }) => query['page'])).toEqual(
      Array.from({ length: pages }, (_, pageNumber) => String(pageNumber)),
    )
    const loadedPages = () => observer.getCurrentResult().data?.pages ?? []
    return {
      platform,
      queryClient,
      observer,
      sent,
      pageCount: () => loadedPages().length,
      ids: () => videosOfPages(loadedPages()).map(({ id }) => id),
    }
  }
  const videosOf = (ids: number[], count = 9) => envelope(200, 'ok', { data: ids.map((id) => ({ id })), count })
  const observeThreePages = () => observe(3, (pageNumber) => videosOf([pageNumber + 1]))

  it('has each video once although pages repeat videos, and ends with a page without a new video', async () => {
    const pages = ['12', '23', '12']
    const { observer, ids } = await observe(2, (pageNumber) => videosOf(Array.from(pages[pageNumber] ?? '', Number)))
    expect([ids(), observer.getCurrentResult().hasNextPage]).toEqual([['1', '2', '3'], true])
    await observer.fetchNextPage()
    expect([ids(), observer.getCurrentResult().hasNextPage]).toEqual([['1', '2', '3'], false])
  })

  it('is not refetched if it is invalidated and has videos', async () => {
    const { queryClient, sent, pageCount } = await observeThreePages()
    await queryClient.invalidateQueries({ type: 'active' })
    await queryClient.infiniteQuery(list())
    expect({ sent, pages: pageCount() }).toEqual({ sent: [], pages: 3 })
  })

  it.each([
    ['an empty list', { data: [], count: 0 }],
    ['nothing', ''],
    ['an object without a list', {}],
  ])('is refetched if it is invalidated and the answer was %s', async (_name, answerData) => {
    const { platform, queryClient, ids } = await observe(1, () => envelope(200, 'ok', answerData))
    platform.answers = () => videosOf([1])
    await queryClient.invalidateQueries({ type: 'active' })
    expect(ids()).toEqual(['1'])
  })

  it('has only its first page after a restart, and continues with the second page', async () => {
    const { queryClient, observer, sent, pageCount } = await observeThreePages()
    expect(await restartVideoList(queryClient, 'films', 'en_us')).toEqual({ error: null })
    expect(pageCount()).toBe(1)
    await observer.fetchNextPage()
    expect(sent.map(({ query }) => query['page'])).toEqual(['0', '1'])
  })

  it('keeps its pages if the restart fails', async () => {
    const { platform, queryClient, observer, pageCount } = await observeThreePages()
    platform.answers = () => envelope(500, 'The reel is torn.')
    expect(await restartVideoList(queryClient, 'films', 'en_us')).toMatchObject({ error: { kind: expect.any(String) } })
    expect(pageCount()).toBe(3)
    expect(observer.getCurrentResult()).toMatchObject({ hasNextPage: true, isFetchNextPageError: false })
  })

  it('restarts without cancelling other queries', async () => {
    const { queryClient } = await observeThreePages()
    let answer = (_text: string) => {}
    const queryFn = () => new Promise<string>((resolve) => (answer = resolve))
    const otherFetch = queryClient.fetchQuery({ queryKey: publicKey('other'), queryFn })
    await restartVideoList(queryClient, 'films', 'en_us')
    answer('here')
    expect(await otherFetch).toBe('here')
  })

  it('restarts while a next page is loading, and drops that page', async () => {
    const { queryClient, observer, sent, pageCount } = await observeThreePages()
    const nextPageFetch = observer.fetchNextPage()
    expect(await restartVideoList(queryClient, 'films', 'en_us')).toEqual({ error: null })
    await nextPageFetch
    expect(pageCount()).toBe(1)
    expect(sent.at(-1)?.query).toEqual({ id: 'films', page: '0' })
  })
})
