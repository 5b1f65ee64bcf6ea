import { answerAll, envelope, startPlatform } from '../../tests/support/wire'
import { InfiniteQueryObserver } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Video } from './video-schema'
import type { VideoPage } from './videos'
import { createQueryClient } from './query-client'
import { distinctVideos, nextPage, restartVideoList, videoQueries } from './videos.queries'

const server = startPlatform()

function video(id: number): Video {
  return { id: String(id), name: `v${id}`, posterUrl: '', streamUrl: '', plays: 0, durationSeconds: null, date: '' }
}

function page(ids: readonly number[], total: number): VideoPage {
  return { videos: ids.map(video), total }
}

describe('the next page', () => {
  it.each<[string, VideoPage[], number | undefined]>([
    ['is the second after the first', [page([1, 2], 5)], 1],
    ['is the third after the second', [page([1, 2], 5), page([3, 4], 5)], 2],
    ['is none once all are loaded', [page([1, 2], 3), page([3], 3)], undefined],
    ['is none once more than all are loaded', [page([1, 2, 3], 2)], undefined],
    ['is none after an empty page', [page([1, 2], 5), page([], 5)], undefined],
    ['is none after a page with nothing new', [page([1, 2], 5), page([1, 2], 5)], undefined],
    ['comes after a page with something new', [page([1, 2], 5), page([2, 3], 5)], 2],
    ['follows the newest count', [page([1, 2], 4), page([3, 4], 6)], 2],
    ['is none for an empty class', [page([], 0)], undefined],
    ['is none without a page', [], undefined],
  ])('%s', (_name, pages, expected) => {
    expect(nextPage(pages)).toBe(expected)
  })

  it('comes to an end on any server', () => {
    const answers = fc.array(fc.record({ ids: fc.array(fc.nat(20), { maxLength: 5 }), total: fc.nat(1000) }), {
      minLength: 60,
      maxLength: 60,
    })
    fc.assert(
      fc.property(answers, (answers) => {
        const pages: VideoPage[] = []
        for (const { ids, total } of answers) {
          pages.push(page(ids, total))
          if (nextPage(pages) === undefined) break
        }
        // Twenty-one ids there are, so no more than that many pages can bring something new.
        expect(pages.length).toBeLessThanOrEqual(22)
      }),
    )
  })
})

describe('distinct videos', () => {
  it('are each id once, in order, the first seen kept', () => {
    const late = { ...video(2), name: 'later' }
    expect(distinctVideos([page([2, 1], 3), { videos: [late, video(3)], total: 3 }])).toEqual([
      video(2),
      video(1),
      video(3),
    ])
  })

  it('hold every id of the pages exactly once', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(9))), (lists) => {
        const ids = distinctVideos(lists.map((list) => page(list, 0))).map(({ id }) => id)
        expect(ids).toEqual([...new Set(lists.flat().map(String))])
      }),
    )
  })
})

describe('a list that grows by one page at a time', () => {
  const lists = fc.array(fc.array(fc.nat(30), { maxLength: 6 }), { minLength: 1, maxLength: 12 })

  it('says the same as one that is read at once, whatever was asked before', () => {
    fc.assert(
      fc.property(lists, fc.array(fc.nat(12)), (ids, asked) => {
        const pages = ids.map((list) => page(list, 1000))
        for (const count of asked) {
          const some = pages.slice(0, count)
          const fresh = ids.slice(0, count).map((list) => page(list, 1000))
          expect(distinctVideos(some)).toEqual(distinctVideos(fresh))
          expect(nextPage(some)).toBe(nextPage(fresh))
        }
      }),
    )
  })

  it('is not confused by a later page that has changed', () => {
    const first = page([1, 2], 9)
    expect(distinctVideos([first, page([3], 9), page([4], 9)])).toHaveLength(4)
    expect(distinctVideos([first, page([5], 9), page([2], 9), page([6], 9)]).map(({ id }) => id)).toEqual([
      '1',
      '2',
      '5',
      '6',
    ])
  })

  it('reads no video twice, of ten thousand', () => {
    let reads = 0
    const counted = (id: number) => ({
      ...video(id),
      get id() {
        reads += 1
        return String(id)
      },
    })
    const pages: VideoPage[] = []
    for (let at = 0; at < 1000; at += 1) {
      pages.push({ videos: Array.from({ length: 10 }, (_, place) => counted(at * 10 + place)), total: 10_000 })
      const now = [...pages]
      nextPage(now)
      expect(distinctVideos(now)).toBe(distinctVideos(now))
    }
    expect(distinctVideos(pages)).toHaveLength(10_000)
    // An id is looked up, and taken down when it is new.
    expect(reads).toBe(20_000)
  })
})

describe('the list of a class', () => {
  const list = videoQueries.list('films', 'en_us')

  /** A list somebody looks at, with its first three pages. @returns the pages asked for since. */
  async function lookAtThreePages() {
    let answer = (at: string) => envelope(200, 'ok', { data: [{ id: Number(at) + 1 }], count: 9 })
    const sent = answerAll(server, (request) => answer(new URL(request.url).searchParams.get('page') ?? ''))
    const queryClient = createQueryClient()
    const observer = new InfiniteQueryObserver(queryClient, list)
    stopLooking = observer.subscribe(() => undefined)
    await vi.waitFor(() => expect(observer.getCurrentResult().data?.pages).toHaveLength(1))
    await observer.fetchNextPage()
    await observer.fetchNextPage()
    expect(sent.splice(0).map(({ query }) => query['page'])).toEqual(['0', '1', '2'])
    return {
      queryClient,
      observer,
      sent,
      pagesHeld: () => observer.getCurrentResult().data?.pages.length,
      breakDown: () => {
        answer = () => envelope(500, 'The reel is torn.')
      },
    }
  }

  let stopLooking = () => undefined as void
  afterEach(() => stopLooking())

  it('is not fetched anew by itself, all its pages one after the other', async () => {
    const { queryClient, sent, pagesHeld } = await lookAtThreePages()
    await queryClient.invalidateQueries({ type: 'active' })
    await queryClient.infiniteQuery(list)
    expect({ sent, pages: pagesHeld() }).toEqual({ sent: [], pages: 3 })
  })

  it('begins anew with its first page alone, and goes on from there', async () => {
    const { queryClient, observer, sent, pagesHeld } = await lookAtThreePages()
    expect(await restartVideoList(queryClient, 'films', 'en_us')).toEqual({ isError: false })
    expect(pagesHeld()).toBe(1)
    await observer.fetchNextPage()
    expect(sent.map(({ query }) => query['page'])).toEqual(['0', '1'])
  })

  it('keeps what it has when it cannot begin anew', async () => {
    const { queryClient, observer, pagesHeld, breakDown } = await lookAtThreePages()
    breakDown()
    expect(await restartVideoList(queryClient, 'films', 'en_us')).toEqual({ isError: true })
    expect(pagesHeld()).toBe(3)
    expect(observer.getCurrentResult()).toMatchObject({ hasNextPage: true, isFetchNextPageError: false })
  })

  it('begins anew though a next page is on its way', async () => {
    const { queryClient, observer, sent, pagesHeld } = await lookAtThreePages()
    const late = observer.fetchNextPage()
    expect(await restartVideoList(queryClient, 'films', 'en_us')).toEqual({ isError: false })
    await late
    expect(pagesHeld()).toBe(1)
    expect(sent.at(-1)?.query).toEqual({ id: 'films', page: '0' })
  })
})
